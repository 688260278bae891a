import { mayAsk, useSession } from '#platform/web/session.ts'
import { saveOutcome } from '../contract.ts'

/** Whether the person may change what the organisation has: a colleague who only reads sees no button that would be refused. */
export function useMayWork(): boolean {
  const session = useSession()
  return session !== null && mayAsk(saveOutcome, session)
}
