import { getPractice } from '#features/accounts/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ImplanterPage } from '../kit/ImplanterPage.tsx'
import { AccountPanel } from '../parts/profile/AccountPanel.tsx'
import { EvidencePanel } from '../parts/profile/EvidencePanel.tsx'
import { InsurancePanel } from '../parts/profile/InsurancePanel.tsx'
import { PlacePanel } from '../parts/profile/PlacePanel.tsx'
import type { MyPractice } from '../parts/profile/practice.ts'
import { QualificationPanel } from '../parts/profile/QualificationPanel.tsx'
import { VerificationNotice } from '../parts/VerificationNotice.tsx'

export default function ImplanterProfilePage() {
  const query = useCall(getPractice, {})
  return (
    <ImplanterPage title="Your professional profile" lead="Your qualification, where you work and your insurance.">
      <VerificationNotice />
      <Loaded what="your profile" query={query} shape="cards">
        {(practice) => <Profile practice={practice} />}
      </Loaded>
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
      <PlacePanel {...practice} />
      <InsurancePanel {...practice} />
    </WithAside>
  )
}
