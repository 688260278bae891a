import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import { addPet } from '#features/pets/contract.ts'
import { firstName } from '#platform/text/firstname.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'
import { KeeperDashboard } from '../parts/KeeperDashboard.tsx'

export default function CustomerDashboard() {
  const session = useSession()
  const isKeeper = session !== null && mayAsk(addPet, session)
  const name = session && firstName(session.name)
  const actions = (
    <>
      <ButtonLink to={paths.addPet}>Register a pet</ButtonLink>
      <ButtonLink weight="plain" to={paths.requests}>
        Requests
      </ButtonLink>
    </>
  )
  return (
    <Page title={name ? `Hello, ${name}` : 'Your dashboard'} actions={isKeeper && actions}>
      <OnlyWhoMay ask={addPet}>
        <KeeperDashboard />
      </OnlyWhoMay>
    </Page>
  )
}
