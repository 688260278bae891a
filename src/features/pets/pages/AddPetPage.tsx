import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { addPet } from '../contract.ts'
import { AddPet } from '../parts/joining/AddPet.tsx'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

export default function AddPetPage() {
  return (
    <Page
      title="Register a pet"
      lead="It takes about 3 minutes. We’ll keep what you type in this tab until you finish."
      width="text"
      crumbs={crumbs}
    >
      <OnlyWhoMay ask={addPet}>
        <AddPet />
      </OnlyWhoMay>
    </Page>
  )
}
