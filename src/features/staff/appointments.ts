import { verificationLife } from '#features/accounts/lifecycle.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { APPOINTING_REFUSED } from './refusals.ts'

/** Makes an account one of Staff; its id. Refuses where there is none, or it is one already. */
export async function appoint(
  { db, now, start }: Pick<TransactionContext, 'db' | 'now' | 'start'>,
  email: string,
  reason: string,
): Promise<string> {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(APPOINTING_REFUSED, 'noSuchAccount')
  if (!account.emailVerifiedAt) throw refusedBy(APPOINTING_REFUSED, 'notConfirmed')
  const known = await staffOf(db).where('accountId', '=', account.id).executeTakeFirst()
  if (known) throw refusedBy(APPOINTING_REFUSED, 'alreadyStaff')
  const [id, type, status] = [newId(), 'Staff' as const, 'active' as const]
  await db.insertInto('profile').values({ id, accountId: account.id, type, status, statusAt: now, createdAt: now }).execute()
  await start(verificationLife, 'appoint', { id, status }, 'Staff', { profileType: type, reason })
  return account.id
}

/** The accounts that are one of Staff. */
export const staffOf = (db: Db) =>
  db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['account.id', 'account.name', 'account.email'])
    .where('profile.type', '=', 'Staff')
    .where('profile.status', '=', 'active')
    .where('account.status', '=', 'active')
