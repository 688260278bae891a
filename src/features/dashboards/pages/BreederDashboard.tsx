import { BreederPage } from '#features/breeding/parts/BreederPage.tsx'
import { NoneYet } from '#features/breeding/parts/list/NoneYet.tsx'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { breederDashboard } from '../contract.ts'
import { BreederOverview } from '../parts/breeder/BreederOverview.tsx'
import { LicenceNotice } from '../parts/breeder/LicenceNotice.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'

export default function BreederDashboard() {
  const query = useCall(breederDashboard, {})
  const { data } = query
  return (
    <BreederPage
      title="Breeder dashboard"
      lead="Register a whole litter in one go, and hand over each animal with its own transfer pack."
      actions={data && data.litters > 0 && <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>}
    >
      <Loaded what="your dashboard" query={query} shape="cards" count={4} />
      {data && <LicenceNotice breeding={data} />}
      <WaitingList />
      {data && (data.litters === 0 ? <NoneYet /> : <BreederOverview breeding={data} />)}
      {data && <CreditsPanel />}
    </BreederPage>
  )
}
