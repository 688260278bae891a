import type { CallContext } from '#platform/server/answer.ts'
import { accountById } from './queries.ts'
import { signedInAs } from './sessions.ts'

/** A new token for the session that asks: it holds the profile types that the account has now. */
export async function reissueToken(
  context: Pick<CallContext<never>, 'db' | 'services' | 'now'>,
  who: { id: string; sessionId: string },
): Promise<string> {
  const { token } = await signedInAs(context, await accountById(context.db, who.id), who.sessionId)
  return token
}
