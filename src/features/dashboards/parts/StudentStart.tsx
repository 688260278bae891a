import { getTraining } from '#features/academy/contract.ts'
import { MyTraining } from '#features/academy/parts/student/MyTraining.tsx'
import { NotTraining } from '#features/academy/parts/student/NotTraining.tsx'
import { FirstSteps } from '#features/accounts/kit/FirstSteps.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { WaitingList } from './WaitingList.tsx'

/** What waits for a student besides their training, and how far they’ve got. */
export function StudentStart() {
  const session = useSession()
  const isStudent = session !== null && mayAsk(getTraining, session)
  return isStudent ? <Studies /> : <NotTraining />
}

function Studies() {
  const query = useCall(getTraining, {}, { freshFor: 0 })
  return (
    <Rows>
      <WaitingList without={['exam']} />
      <Loaded what="your training" query={query} shape="cards" count={2}>
        {({ training }) => (
          <Rows>
            {!training?.attempts.length && <FirstSteps type="Student" />}
            {training ? <MyTraining training={training} /> : <NotTraining />}
          </Rows>
        )}
      </Loaded>
    </Rows>
  )
}
