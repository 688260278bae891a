import { mayAsk, useSession } from '#platform/web/session.ts'
import { updatePet } from '../../contract.ts'

/** Whether the person may change a record: a colleague who only reads sees no button that would be refused. */
export function useMayChange(): boolean {
  const session = useSession()
  return session !== null && mayAsk(updatePet, session)
}
