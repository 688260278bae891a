import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { offspringCards } from '../cards.ts'
import { getBreederPets } from '../contract.ts'
import { offspringOf } from '../queries.ts'

export default answer(getBreederPets, async ({ input, who, db, now }) => {
  const { page, pageSize, state, litterId, query, sort } = input
  let mine = db.selectFrom(offspringOf(db, who.id).as('young')).selectAll()
  if (state) mine = mine.where('young.state', '=', state)
  if (litterId) mine = mine.where('young.litterId', '=', litterId)
  if (query)
    mine = mine.where((row) =>
      row.or([row('young.shownName', 'ilike', within(query)), row('young.chipNumber', 'like', within(ungrouped(query)))]),
    )

  const { total } = await mine
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const young = await mine
    .orderBy(ORDER[sort])
    .orderBy('young.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await offspringCards(db, young, who, now), total, page, pageSize }
})

const ORDER = {
  name: sql`lower(shown_name)`,
  bornOn: sql`shown_birth`,
  '-bornOn': sql`shown_birth desc`,
  '-registeredAt': sql`registered_at desc`,
}
