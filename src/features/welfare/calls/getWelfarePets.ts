import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { within } from '#platform/database/within.ts'
import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getWelfarePets } from '../contract.ts'
import { animalsOf, locationsOf } from '../stays.ts'

export default answer(getWelfarePets, async (context) => {
  const { input, who, db } = context
  const { state, kind, species, location, query } = input
  let ours = db.selectFrom(animalsOf(db, who.id).as('stay')).selectAll()
  if (state) ours = ours.where('stay.state', '=', state)
  if (kind) ours = ours.where('stay.kind', '=', kind)
  if (species) ours = ours.where('stay.species', '=', species)
  if (location) ours = ours.where('stay.location', '=', location)
  if (query)
    ours = ours.where((row) =>
      row.or([row('stay.shownName', 'ilike', within(query)), row('stay.chipNumber', 'like', within(ungrouped(query)))]),
    )

  const { rows: stays, ...page } = await pageOfComputed(ours, ORDER, input)
  return { items: await stayCards(context, stays), locations: await locationsOf(db, who.id), ...page }
})

const ORDER = { by: { name: sql`lower(shown_name)`, cameOn: 'stay.cameOn' }, id: 'stay.intakeId' }
