import { accountByEmail } from '#features/accounts/queries.ts'
import { mayOrderByCertificate, orderingStop } from '#features/stock/queries.ts'
import type { CallContext } from '#platform/server/answer.ts'

type Context = Pick<CallContext<never>, 'db' | 'now' | 'extensions'>

/** STOCK-15 Whether an account may be handed chips: if it could order them itself. */
export const mayHaveChips = async (context: Context, accountId: string): Promise<boolean> =>
  (await mayOrderByCertificate(context, accountId)) && (await orderingStop(context, accountId)) === null

/** STOCK-15 The implanter who signs in with this address and may be handed chips. Whether there is any other account isn’t said. */
export async function colleagueAt(context: Context, email: string): Promise<string | null> {
  const account = await accountByEmail(context.db, email)
  if (!account?.emailVerifiedAt || account.status === 'closed') return null
  return (await mayHaveChips(context, account.id)) ? account.id : null
}
