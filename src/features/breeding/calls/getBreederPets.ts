import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { offspringCards } from '../cards.ts'
import { getBreederPets } from '../contract.ts'
import { offspringOf } from '../queries.ts'

export default answer(getBreederPets, async ({ input, who, db, now }) => {
  const { state, litterId, query } = input
  let mine = db.selectFrom(offspringOf(db, who.id).as('young')).selectAll()
  if (state) mine = mine.where('young.state', '=', state)
  if (litterId) mine = mine.where('young.litterId', '=', litterId)
  if (query)
    mine = mine.where((row) =>
      row.or([
        row('young.shownName', 'ilike', within(query)),
        row('young.chipNumber', 'like', within(ungrouped(query))),
        row('young.damName', 'ilike', within(query)),
        row('young.kennelClubNumber', 'ilike', within(query)),
      ]),
    )

  const { rows: young, ...page } = await pageOfComputed(mine, ORDER, input)
  return { items: await offspringCards(db, young, who, now), ...page }
})

const ORDER = {
  by: { name: sql`lower(shown_name)`, bornOn: 'young.shownBirth', registeredAt: 'young.registeredAt' },
  id: 'young.id',
}
