import { accountByEmail } from '#features/accounts/queries.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { DBS } from './lifecycle.ts'
import { DBS_REFUSED } from './refusals.ts'

/** BOOK-18 Writes down that Staff have seen the DBS certificate of an implanter; nothing of what it says. */
export async function markDbsSeen({ db, now, recordEvent }: TransactionContext, email: string, issuedOn: string): Promise<void> {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(DBS_REFUSED, 'noSuchAccount')
  const terms = await db.selectFrom('bookingTerms').select('dbsOn').where('accountId', '=', account.id).forUpdate().executeTakeFirst()
  if (!terms?.dbsOn) throw refusedBy(DBS_REFUSED, 'notDeclared')
  if (terms.dbsOn !== issuedOn) throw refusedBy(DBS_REFUSED, 'otherDate')
  await db.updateTable('bookingTerms').set({ dbsSeenAt: now }).where('accountId', '=', account.id).execute()
  await recordEvent('account', account.id, { move: 'seeDbsCertificate', clause: DBS.clause, by: 'Staff' })
}
