import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getWelfarePets } from '../contract.ts'
import { animalsOf } from '../stays.ts'

export default answer(getWelfarePets, async (context) => {
  const { input, who, db } = context
  const { page, pageSize, state, kind, species, query, sort } = input
  let ours = db.selectFrom(animalsOf(db, who.id).as('stay')).selectAll()
  if (state) ours = ours.where('stay.state', '=', state)
  if (kind) ours = ours.where('stay.kind', '=', kind)
  if (species) ours = ours.where('stay.species', '=', species)
  if (query)
    ours = ours.where((row) =>
      row.or([row('stay.shownName', 'ilike', within(query)), row('stay.chipNumber', 'like', within(ungrouped(query)))]),
    )

  const { total } = await ours
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const stays = await ours
    .orderBy(ORDER[sort])
    .orderBy('stay.intakeId')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await stayCards(context, stays), total, page, pageSize }
})

const ORDER = { name: sql`lower(shown_name)`, cameOn: sql`came_on`, '-cameOn': sql`came_on desc` }
