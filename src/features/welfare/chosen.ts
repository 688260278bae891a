import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import type { downloadWelfareAnimals } from './contract.ts'
import { animalsOf, strayStateOn } from './stays.ts'

type Chosen = Omit<InputOf<typeof downloadWelfareAnimals>, 'sort'>

/** The animals of an organisation that a list or a file of them is to hold. */
export function chosenAnimals(db: Db, organisationId: string, { state, kind, species, location, stray, query }: Chosen, today: string) {
  let ours = db.selectFrom(animalsOf(db, organisationId).select(strayStateOn(today).as('strayState')).as('stay')).selectAll()
  if (state === 'waiting') ours = ours.where('stay.state', 'in', ['withUs', 'inFoster'])
  if (state && state !== 'waiting') ours = ours.where('stay.state', '=', state)
  if (kind) ours = ours.where('stay.kind', '=', kind)
  if (species) ours = ours.where('stay.species', '=', species)
  if (location) ours = ours.where('stay.location', '=', location)
  if (stray) ours = ours.where('stay.state', '<>', 'left').where('stay.strayState', '=', stray)
  if (query)
    ours = ours.where((row) =>
      row.or([row('stay.shownName', 'ilike', within(query)), row('stay.chipNumber', 'like', within(ungrouped(query)))]),
    )
  return ours
}

export const ANIMALS_BY = { by: { name: sql`lower(shown_name)`, cameOn: 'stay.cameOn' }, id: 'stay.intakeId' }
