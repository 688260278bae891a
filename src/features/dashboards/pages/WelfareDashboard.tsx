import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useMayWork } from '#features/welfare/kit/useMayWork.ts'
import { VerificationNotice } from '#features/welfare/kit/VerificationNotice.tsx'
import { WelfarePage } from '#features/welfare/kit/WelfarePage.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'
import { WelfareOverview } from '../parts/WelfareOverview.tsx'

/** What an organisation sees first. */
export default function WelfareDashboard() {
  const actions = useMayWork() && (
    <>
      <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>
      <ButtonLink weight="plain" to={paths.welfareLookup}>
        Look up keepers
      </ButtonLink>
    </>
  )
  return (
    <WelfarePage title="Your organisation" actions={actions}>
      <VerificationNotice />
      <WaitingList />
      <WelfareOverview />
      <CreditsPanel />
    </WelfarePage>
  )
}
