import { getTrainerDesk } from '#features/academy/contract.ts'
import { TrainerDesk } from '#features/academy/parts/trainer/TrainerDesk.tsx'
import { FirstSteps } from '#features/accounts/kit/FirstSteps.tsx'
import { NotYours } from '#features/accounts/kit/NotYours.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { WaitingList } from './WaitingList.tsx'

/** What waits for a trainer, their referral code and their students. */
export function TrainerStart() {
  const session = useSession()
  if (session && mayAsk(getTrainerDesk, session)) return <Desk />
  return (
    <NotYours title="This page is for trainers" to={paths.registerTrainer} join="Register as a trainer">
      Hello {session?.name}. Your account doesn’t have a trainer profile. If you teach implanting, you can add one.
    </NotYours>
  )
}

function Desk() {
  const query = useCall(getTrainerDesk, {}, { freshFor: 0 })
  return (
    <Rows gap="lg">
      <WaitingList />
      <Loaded what="your training desk" query={query} shape="cards" count={2}>
        {(desk) => (
          <Rows gap="lg">
            {desk.students === 0 && <FirstSteps type="Trainer" />}
            <TrainerDesk desk={desk} />
          </Rows>
        )}
      </Loaded>
    </Rows>
  )
}
