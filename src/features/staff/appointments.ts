import { verificationLife } from '#features/accounts/lifecycle.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { endSessions } from '#features/accounts/sessions.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { APPOINTING_REFUSED, ENDING_REFUSED } from './refusals.ts'

/** Makes an account one of Staff; its id. Refuses where there is none, or it is one already. */
export async function appoint(
  { db, now, start, transition }: Pick<TransactionContext, 'db' | 'now' | 'start' | 'transition'>,
  email: string,
  reason: string,
): Promise<string> {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(APPOINTING_REFUSED, 'noSuchAccount')
  if (!account.emailVerifiedAt) throw refusedBy(APPOINTING_REFUSED, 'notConfirmed')
  const known = await staffOf(db).where('accountId', '=', account.id).executeTakeFirst()
  if (known) throw refusedBy(APPOINTING_REFUSED, 'alreadyStaff')
  const ended = await db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', account.id)
    .where('type', '=', 'Staff')
    .executeTakeFirst()
  if (ended) {
    await transition(verificationLife, 'reappoint', ended.id, 'Staff', { profileType: 'Staff', reason })
    return account.id
  }
  const [id, type, status] = [newId(), 'Staff' as const, 'active' as const]
  await db.insertInto('profile').values({ id, accountId: account.id, type, status, statusAt: now, createdAt: now }).execute()
  await start(verificationLife, 'appoint', { id, status }, 'Staff', { profileType: type, reason })
  return account.id
}

/** ACC-29 Ends that an account is one of Staff, and signs it out everywhere. Refuses where it's none, or the last. */
export async function endAppointment(
  { db, now, transition }: Pick<TransactionContext, 'db' | 'now' | 'transition'>,
  email: string,
  reason: string,
): Promise<void> {
  // One after the other, so that two don't end each other.
  const all = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.id', 'account.email', 'account.id as accountId'])
    .where('profile.type', '=', 'Staff')
    .where('profile.status', '=', 'active')
    .orderBy('profile.id')
    .forUpdate('profile')
    .execute()
  const ending = all.find((one) => one.email === email)
  if (!ending) throw refusedBy(ENDING_REFUSED, 'notStaff')
  if (all.length === 1) throw refusedBy(ENDING_REFUSED, 'lastOne')
  await transition(verificationLife, 'endStaff', ending.id, 'Staff', { profileType: 'Staff', reason })
  await endSessions(db, ending.accountId, now)
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
