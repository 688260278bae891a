import { sql } from 'kysely'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { findWelfareOrganisations } from '../contract.ts'

const MOST = 20

export default answer(findWelfareOrganisations, async ({ input, db }) => {
  const pattern = within(input.query)
  const found = await db
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
    .limit(MOST)
    .execute()
  return { items: found.map(({ id, name, kind, town }) => ({ id, name, kind: kind ?? '', town: town ?? '' })) }
})

const NAME = sql<string>`profile.details->>'organisation'`
const KIND = sql<string | null>`profile.details->>'organisationKind'`
