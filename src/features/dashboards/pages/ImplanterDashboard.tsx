import { ImplanterPage } from '#features/implanting/parts/ImplanterPage.tsx'
import { reportOf } from '#features/implanting/parts/manage/address.ts'
import { StandingNotice } from '#features/implanting/parts/StandingNotice.tsx'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { implanterDashboard } from '../contract.ts'
import { ImplanterOverview } from '../parts/implanter/ImplanterOverview.tsx'
import { InsuranceNotice } from '../parts/implanter/InsuranceNotice.tsx'
import { NothingYet } from '../parts/implanter/NothingYet.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'

const actions = (
  <>
    <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>
    <ButtonLink weight="plain" to={paths.orderChips}>
      Order chips
    </ButtonLink>
    <ButtonLink weight="plain" to={reportOf('')}>
      Report a failed chip
    </ButtonLink>
  </>
)

/** What an implanter sees first. */
export default function ImplanterDashboard() {
  const asking = useAsk(implanterDashboard, {})
  const { data, error } = asking
  // Whom Staff refused may not work: the notice says why, and what to do.
  const isRefused = error?.status === 403
  const hasWork = data && (data.implants > 0 || data.batches.length > 0)
  return (
    <ImplanterPage title="Your implanting" actions={!isRefused && actions}>
      <StandingNotice />
      {data && <InsuranceNotice insurance={data.insurance} />}
      <WaitingList />
      {error && !isRefused && <NotLoaded what="your dashboard" asking={asking} />}
      {!error && !data && <LoadingState shape="cards" count={4} label="Loading your dashboard" />}
      {data && (hasWork ? <ImplanterOverview work={data} /> : <NothingYet standing={data.standing} />)}
      {data && <CreditsPanel />}
    </ImplanterPage>
  )
}
