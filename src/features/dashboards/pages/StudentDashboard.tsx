import { getTraining } from '#features/academy/contract.ts'
import { MyTraining } from '#features/academy/parts/student/MyTraining.tsx'
import { NotTraining } from '#features/academy/parts/student/NotTraining.tsx'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { WaitingList } from '../parts/WaitingList.tsx'

/** What a student sees first: how far they’ve got, and what’s next. */
export default function StudentDashboard() {
  const session = useSession()
  const isStudent = session ? mayAsk(getTraining, session) : true
  return (
    <Page title="Your training" lead="From your application to your certificate as an implanter.">
      {isStudent ? <Studies /> : <NotTraining />}
    </Page>
  )
}

function Studies() {
  const query = useCall(getTraining, {}, { freshFor: 0 })
  return (
    <Rows>
      <WaitingList without={['exam']} />
      <Loaded what="your training" query={query} shape="cards" count={2}>
        {({ training }) => (training ? <MyTraining training={training} /> : <NotTraining />)}
      </Loaded>
    </Rows>
  )
}
