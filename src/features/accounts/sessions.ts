import { sql } from 'kysely'
import { later } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import { maskedPhone } from '#platform/contract/masked.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { SESSION_DAYS } from '#platform/server/tokens.ts'
import { rolesOf } from './queries.ts'

/** The person of a session that is still good. A profile type that Staff refused gives no role. */
export async function personOfSession(db: Db, sessionId: string, now: Date): Promise<Person | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['account.id', 'account.name', 'account.email'])
    .select(
      sql<Role[]>`coalesce(array_agg(profile.type::text order by profile.created_at) filter (where profile.status <> 'refused'), '{}')`.as(
        'roles',
      ),
    )
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.status', '<>', 'closed')
    .groupBy('account.id')
    .executeTakeFirst()
  return found ? { ...found, sessionId } : null
}

/** A session as its browser holds it: who it is of, with the profile types of that account now. */
export async function signedInAs(
  { db, services, now }: Pick<CallContext<never>, 'db' | 'services' | 'now'>,
  { id, name, email, mobile }: { id: string; name: string; email: string; mobile: string | null },
  sid: string,
) {
  const profileTypes = await rolesOf(db, id)
  const token = await services.tokens.issue(
    { sub: id, sid, name, email, mobile: mobile ? maskedPhone(mobile) : '', userType: profileTypes.join(',') },
    now,
  )
  return { token, user: { id, name, email, profileTypes } }
}

export async function beginSession(db: Db, accountId: string, now: Date, device = ''): Promise<string> {
  const id = newId()
  await db
    .insertInto('session')
    .values({ id, accountId, device, createdAt: now, expiresAt: later(now, { days: SESSION_DAYS }) })
    .execute()
  return id
}

/** Signs the account out everywhere, but for one session where given. */
export async function endSessions(db: Db, accountId: string, now: Date, keep?: string): Promise<void> {
  const ending = db.updateTable('session').set({ endedAt: now }).where('accountId', '=', accountId).where('endedAt', 'is', null)
  await (keep ? ending.where('id', '<>', keep) : ending).execute()
}
