import { ChippedForYou } from '#features/implanting/parts/keeper/ChippedForYou.tsx'
import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getUsersPets } from '../contract.ts'
import { PetFilters } from '../parts/list/PetFilters.tsx'
import { PetList } from '../parts/list/PetList.tsx'
import * as views from '../parts/list/view.ts'

/** So many pets are found at a glance. */
const FEW = 3

const actions = (
  <>
    <ButtonLink to={paths.addPet}>Register a pet</ButtonLink>
    <ButtonLink weight="plain" to={paths.importPets}>
      Import from a file
    </ButtonLink>
  </>
)

export default function PetsPage() {
  const { view, asking, shown, loading, narrow, turn, clear } = useList(getUsersPets, views)
  const narrowed = views.isNarrowed(view)
  const isEmpty = shown?.total === 0 && !narrowed
  const isLong = narrowed || (shown?.total ?? 0) > FEW

  return (
    <Page title="My pets" crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]} actions={!isEmpty && actions}>
      <ChippedForYou />
      <OwedNotice />
      {isLong && <PetFilters view={view} onChange={narrow} />}
      {asking.error && <NotLoaded what="your pets" asking={asking} />}
      {!asking.error && !shown && <LoadingState shape="cards" count={3} label="Loading your pets" />}
      {!asking.error && shown && <PetList list={shown} narrowed={narrowed} loading={loading} onPage={turn} onClear={clear} />}
    </Page>
  )
}
