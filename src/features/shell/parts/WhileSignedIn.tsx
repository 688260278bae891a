import { useLeaving } from '../beforeleave.ts'
import { IdleLogout } from './IdleLogout.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { UnsentQuestion } from './UnsentQuestion.tsx'

/** What is asked of whoever is signed in, on any page. */
export function WhileSignedIn() {
  const unsent = useLeaving()
  return (
    <>
      <IdleLogout />
      <LeaveQuestion />
      {unsent > 0 && <UnsentQuestion count={unsent} />}
    </>
  )
}
