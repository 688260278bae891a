import { sql } from 'kysely'
import { later } from '#platform/clock/clock.ts'
import type { MemberRole, Role } from '#platform/contract/call.ts'
import { maskedPhone } from '#platform/contract/masked.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { SESSION_DAYS } from '#platform/sessiondays.ts'
import { calledName, isOrganisation, lentOf } from './queries/profiles.ts'
import { isImplanter, rolesOf } from './queries.ts'

/** The person of a session that is still good, or the organisation as which one works. A profile type that Staff refused gives no role. */
export async function personOfSession(db: Db, sessionId: string, now: Date): Promise<Person | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['account.id', 'account.name', 'account.email', 'session.membershipId', 'session.ownSessionId', 'session.role'])
    .select(
      sql<Role[]>`coalesce(array_agg(profile.type::text order by profile.created_at) filter (where profile.status <> 'refused'), '{}')`.as(
        'roles',
      ),
    )
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.status', '<>', 'closed')
    .groupBy(['account.id', 'session.id'])
    .executeTakeFirst()
  if (!found) return null
  const { membershipId, ownSessionId, role, ...account } = found
  const person = { ...account, sessionId }
  return membershipId && ownSessionId && role ? workingAs(db, person, { membershipId, ownSessionId, role }, now) : person
}

/** The organisation as which a member works, as long as the membership and its role, the member’s own session and the organisation stand. */
async function workingAs(
  db: Db,
  organisation: Person,
  { membershipId, ownSessionId, role }: { membershipId: string; ownSessionId: string; role: MemberRole },
  now: Date,
): Promise<Person | null> {
  const roles = lentOf(organisation.roles)
  if (!isOrganisation(roles)) return null
  const person = await personOfSession(db, ownSessionId, now)
  const membership = await db
    .selectFrom('membership')
    .select(['memberId'])
    .where('id', '=', membershipId)
    .where('organisationId', '=', organisation.id)
    .where('status', '=', 'active')
    .where('role', '=', role)
    .executeTakeFirst()
  if (!person || person.id !== membership?.memberId) return null
  const name = await calledName(db, organisation)
  const isQualified = roles.includes('Implanter') && (await isImplanter(db, person.id))
  return { ...organisation, roles, by: { person, role, organisation: name, membershipId, isQualified } }
}

type Means = Pick<CallContext<never>, 'db' | 'services' | 'now'>

interface Holder {
  id: string
  name: string
  email: string
  mobile: string | null
}

/** A session as its browser holds it: who it is of, with the profile types of that account now. */
export async function signedInAs({ db, services, now }: Means, { id, name, email, mobile }: Holder, sid: string) {
  const profileTypes = await rolesOf(db, id)
  const organisations = await membershipsOf(db, id)
  const token = await services.tokens.issue(
    { sub: id, sid, name, email, mobile: mobile ? maskedPhone(mobile) : '', userType: profileTypes.join(','), organisations },
    now,
  )
  return { token, user: { id, name, email, profileTypes, organisations } }
}

/** For how many organisations somebody works. */
async function membershipsOf(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('membership')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('memberId', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(count)
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
