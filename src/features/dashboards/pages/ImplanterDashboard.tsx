import { lazy, Suspense } from 'react'
import { ImplanterPage } from '#features/implanting/kit/ImplanterPage.tsx'
import { useQualified } from '#features/implanting/kit/useQualified.ts'
import { reportOf } from '#features/implanting/parts/manage/address.ts'
import { VerificationNotice } from '#features/implanting/parts/VerificationNotice.tsx'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { implanterDashboard } from '../contract.ts'
import { ImplanterOverview } from '../parts/implanter/ImplanterOverview.tsx'
import { InsuranceNotice } from '../parts/implanter/InsuranceNotice.tsx'
import { NothingYet } from '../parts/implanter/NothingYet.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'

const actionsFor = (isQualified: boolean) => (
  <>
    {isQualified && <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>}
    <ButtonLink weight="plain" to={paths.orderChips}>
      Order chips
    </ButtonLink>
    <ButtonLink weight="plain" to={reportOf('')}>
      Report a chip problem
    </ButtonLink>
  </>
)

const NotQualified = lazy(() => import('#features/implanting/kit/NotQualified.tsx').then((part) => ({ default: part.NotQualified })))
const NextVisits = lazy(() => import('#features/bookings/parts/NextVisits.tsx').then((part) => ({ default: part.NextVisits })))

/** What an implanter sees first. */
export default function ImplanterDashboard() {
  const query = useCall(implanterDashboard, {})
  const isQualified = useQualified()
  const { data, error } = query
  // Whom Staff refused may not work: the notice says why, and what to do.
  const isRefused = error?.isForbidden === true
  const hasWork = data && (data.implants > 0 || data.batches.length > 0)
  return (
    <ImplanterPage title="Implanter dashboard" actions={!isRefused && actionsFor(isQualified)}>
      <VerificationNotice />
      <Suspense>{!isQualified && <NotQualified />}</Suspense>
      {data && <InsuranceNotice insurance={data.insurance} />}
      <WaitingList />
      <Suspense>{data && <NextVisits side="implanter" />}</Suspense>
      {!isRefused && <Loaded what="your dashboard" query={query} shape="cards" count={4} />}
      {data && (hasWork ? <ImplanterOverview work={data} /> : <NothingYet isChecked={data.isChecked} />)}
      {data && <CreditsPanel />}
    </ImplanterPage>
  )
}
