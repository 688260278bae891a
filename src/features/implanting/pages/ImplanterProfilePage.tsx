import { getPractice } from '#features/accounts/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { ImplanterPage } from '../parts/ImplanterPage.tsx'
import { AccountPanel } from '../parts/profile/AccountPanel.tsx'
import { EvidencePanel } from '../parts/profile/EvidencePanel.tsx'
import { InsurancePanel } from '../parts/profile/InsurancePanel.tsx'
import { PlacePanel } from '../parts/profile/PlacePanel.tsx'
import type { MyPractice } from '../parts/profile/practice.ts'
import { QualificationPanel } from '../parts/profile/QualificationPanel.tsx'
import { StandingNotice } from '../parts/StandingNotice.tsx'

export default function ImplanterProfilePage() {
  const { data: practice, error, refetch, isFetching } = useAsk(getPractice, {})
  return (
    <ImplanterPage title="Your professional profile" lead="What you may implant, where you work and who insures you.">
      <StandingNotice />
      {practice && <Profile practice={practice} />}
      {!practice && !error && <LoadingState shape="cards" count={3} label="Loading your profile" />}
      {!practice && error && (
        <ErrorState title="We could not load your profile" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </ImplanterPage>
  )
}

function Profile({ practice }: { practice: MyPractice }) {
  return (
    <WithAside
      aside={
        <Rows>
          <EvidencePanel practice={practice} />
          <AccountPanel />
        </Rows>
      }
    >
      <QualificationPanel practice={practice} />
      <PlacePanel serviceAddress={practice.serviceAddress} />
      <InsurancePanel insurance={practice.insurance} />
    </WithAside>
  )
}
