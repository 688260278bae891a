import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { getSenders } from '../contract.ts'
import { verifiedOrganisations } from '../queries/organisations.ts'

const MOST = 12

/** What was typed before comes first: mostly the same few rescues and councils send animals. */
export default answer(getSenders, async ({ input, who, db }) => {
  const before = await db
    .selectFrom('intake')
    .select(['fromWhom', (row) => row.fn.countAll().as('times')])
    .where('organisationId', '=', who.id)
    .where('fromWhom', 'ilike', within(input.query))
    .groupBy('fromWhom')
    .orderBy('times', 'desc')
    .orderBy('fromWhom')
    .limit(MOST)
    .execute()
  const registered = await verifiedOrganisations(db, input.query).where('account.id', '<>', who.id).limit(MOST).execute()
  const names = [...before.flatMap(({ fromWhom }) => fromWhom ?? []), ...registered.map(({ name }) => name)]
  return { names: [...new Set(names)].slice(0, MOST) }
})
