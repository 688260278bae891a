import { paths } from '#src/paths.ts'
import { Page } from '#ui/Page.tsx'
import { ListedHomes } from '../parts/homes/ListedHomes.tsx'

/** Animals whose keepers look for another home for them. */
export default function HomesPage() {
  return (
    <Page
      title="Animals looking for a home"
      lead="Their keepers can’t keep them any more. Offer one a home: the keeper chooses, and then you can write to each other and meet."
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
    >
      <ListedHomes level={2} />
    </Page>
  )
}
