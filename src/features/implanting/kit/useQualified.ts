import { mayAsk, useSession } from '#platform/web/session.ts'
import { registerChip } from '../contract.ts'

/** Whether the person can record implants: false for whoever works as a practice and isn’t a verified implanter, or only reads there. */
export function useQualified(): boolean {
  const session = useSession()
  return !session?.working || mayAsk(registerChip, session)
}
