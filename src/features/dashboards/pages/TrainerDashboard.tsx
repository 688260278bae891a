import { getTrainerDesk } from '#features/academy/contract.ts'
import { Countersigns } from '#features/academy/parts/trainer/Countersigns.tsx'
import { DeskPanel } from '#features/academy/parts/trainer/DeskPanel.tsx'
import { Students } from '#features/academy/parts/trainer/Students.tsx'
import { NotYours } from '#features/accounts/kit/TradePage.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'

/** What a trainer sees first: what waits for them, their referral code, and their students. */
export default function TrainerDashboard() {
  const session = useSession()
  const isTrainer = session ? mayAsk(getTrainerDesk, session) : true
  return (
    <Page title="Your students" lead="Students who’ve entered your referral code, and how far they’ve got.">
      {isTrainer ? (
        <Desk />
      ) : (
        <NotYours title="This page is for trainers" to={paths.studentRegister()} join="Train as an implanter">
          Hello {session?.name}. Your account doesn’t have a trainer profile.
        </NotYours>
      )}
    </Page>
  )
}

function Desk() {
  const query = useCall(getTrainerDesk, {}, { freshFor: 0 })
  return (
    <Rows gap="lg">
      <WaitingList />
      <Loaded what="your training desk" query={query} shape="cards" count={2}>
        {(desk) => (
          <>
            <DeskPanel desk={desk} />
            {desk.toCountersign > 0 && <Countersigns />}
            <Students code={desk.code} />
          </>
        )}
      </Loaded>
    </Rows>
  )
}
