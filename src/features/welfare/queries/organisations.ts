import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'

/** Verified organisations whose name or town has these words, by name. */
export function verifiedOrganisations(db: Db, words: string) {
  const pattern = within(words)
  return db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['account.id', 'account.town', NAME.as('name'), KIND.as('kind')])
    .where('profile.type', '=', 'Welfare')
    .where('profile.status', '=', 'verified')
    .where('account.status', '=', 'active')
    .where(NAME, 'is not', null)
    .where((row) => row.or([row(NAME, 'ilike', pattern), row('account.town', 'ilike', pattern)]))
    .orderBy(sql`lower(${NAME})`)
    .orderBy('account.id')
}

const NAME = sql<string>`profile.details->>'organisation'`
const KIND = sql<string | null>`profile.details->>'organisationKind'`
