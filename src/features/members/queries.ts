import { sql } from 'kysely'
import { calledNames, isOrganisation } from '#features/accounts/queries/profiles.ts'
import { rolesOf } from '#features/accounts/queries.ts'
import { type InputOf, ORGANISATIONS } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { getPeople, getPeopleActs } from './contract.ts'

const CURRENT = ['invited', 'active'] as const

/** One page of those who work for an organisation or are invited to. */
export const peopleOf = (db: Db, organisationId: string, asked: InputOf<typeof getPeople>) =>
  pageOfRows(
    db
      .selectFrom('membership')
      .leftJoin('account as member', 'member.id', 'membership.memberId')
      .select(['membership.id', 'membership.status', 'membership.email as invitedEmail', 'membership.role'])
      .select(['membership.expiresAt', 'membership.joinedAt', 'member.name', 'member.email'])
      .select(sql<Date | null>`(select max(created_at) from session where membership_id = membership.id)`.as('lastSignedInAt'))
      .select(LAST_ACT.as('lastActAt'))
      .where('membership.organisationId', '=', organisationId)
      .where('membership.status', 'in', CURRENT),
    {
      by: {
        name: sql`lower(coalesce(member.name, membership.email, ''))`,
        joinedAt: sql`coalesce(membership.joined_at, '-infinity')`,
        lastActAt: sql`coalesce(${LAST_ACT}, '-infinity')`,
      },
      id: 'membership.id',
    },
    asked,
  )

const LAST_ACT = sql<Date | null>`(select max(at) from member_act where membership_id = membership.id)`

/** One page of what members have changed for an organisation. */
export const actsOf = (db: Db, organisationId: string, asked: InputOf<typeof getPeopleActs>) =>
  pageOfRows(
    db
      .selectFrom('memberAct')
      .innerJoin('account as person', 'person.id', 'memberAct.personId')
      .select(['memberAct.id', 'memberAct.at', 'memberAct.what', 'person.name'])
      .where('memberAct.organisationId', '=', organisationId),
    { by: { at: 'memberAct.at', name: sql`lower(person.name)` }, id: 'memberAct.id' },
    asked,
  )

/** The names of those who work for an organisation as its owners, beside whoever runs its account. */
export async function ownersOf(db: Db, organisationId: string): Promise<string[]> {
  const owners = await db
    .selectFrom('membership')
    .innerJoin('account as member', 'member.id', 'membership.memberId')
    .select('member.name')
    .where('membership.organisationId', '=', organisationId)
    .where('membership.status', '=', 'active')
    .where('membership.role', '=', 'owner')
    .orderBy('membership.joinedAt')
    .execute()
  return owners.map(({ name }) => name)
}

/** Everybody who works for an organisation or is invited to, with the address that they have now. */
export const currentOf = (db: Db, organisationId: string) =>
  db
    .selectFrom('membership')
    .leftJoin('account as member', 'member.id', 'membership.memberId')
    .select(['membership.id', 'membership.status', 'membership.email as invitedEmail', 'member.email'])
    .where('membership.organisationId', '=', organisationId)
    .where('membership.status', 'in', CURRENT)
    .execute()

/** One membership that is open or under way, held until the transaction ends. */
export const membershipToChange = (db: Db, id: string) =>
  db.selectFrom('membership').selectAll().where('id', '=', id).where('status', 'in', CURRENT).forUpdate().executeTakeFirst()

/** Where somebody works, and what they are invited to by an address that they have confirmed; the newest last. */
export async function organisationsOf(db: Db, { id, email, emailVerifiedAt }: Asking, now: Date) {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('account as organisation', 'organisation.id', 'membership.organisationId')
    .select(['membership.id', 'membership.status', 'membership.role', 'membership.statusAt as since', 'membership.expiresAt as until'])
    .select(['organisation.id as organisationId', 'organisation.name', 'organisation.status as accountStatus'])
    .where('organisation.status', '<>', 'closed')
    .where(({ and, eb, or }) =>
      or([
        and([eb('membership.status', '=', 'active'), eb('membership.memberId', '=', id)]),
        ...(emailVerifiedAt
          ? [and([eb('membership.status', '=', 'invited'), eb('membership.email', '=', email), eb('membership.expiresAt', '>', now)])]
          : []),
      ]),
    )
    .orderBy('membership.createdAt')
    .execute()
  const ids = rows.map(({ organisationId }) => organisationId)
  const names = await calledNames(db, ids)
  const open = await openOf(db, ids)
  return rows.map((row) => ({ ...row, organisation: names.get(row.organisationId) ?? row.name, isOpen: open.has(row.organisationId) }))
}

interface Asking {
  id: string
  email: string
  emailVerifiedAt: Date | null
}

/** Of these accounts, those that others can work for now. */
async function openOf(db: Db, accountIds: readonly string[]): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('profile')
    .select('accountId')
    .where('accountId', 'in', accountIds)
    .where('type', 'in', ORGANISATIONS)
    .where('status', '<>', 'refused')
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

/** Whether others can work for an account now. */
export const isOpen = async (db: Db, account: { id: string; status: string }): Promise<boolean> =>
  account.status !== 'closed' && isOrganisation(await rolesOf(db, account.id))
