import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import type { downloadBreederAnimals } from './contract.ts'
import { offspringOf } from './queries.ts'

type Chosen = Omit<InputOf<typeof downloadBreederAnimals>, 'sort'>

/** The animals of a breeder that a list or a file of them is to hold. */
export function chosenAnimals(db: Db, breederId: string, { state, litterId, query, petId }: Chosen) {
  let mine = db.selectFrom(offspringOf(db, breederId).as('young')).selectAll()
  if (state) mine = mine.where('young.state', '=', state)
  if (litterId) mine = mine.where('young.litterId', '=', litterId)
  if (petId) mine = mine.where('young.id', '=', petId)
  if (query)
    mine = mine.where((row) =>
      row.or([
        row('young.shownName', 'ilike', within(query)),
        row('young.originalName', 'ilike', within(query)),
        row('young.chipNumber', 'like', within(ungrouped(query))),
        row('young.damName', 'ilike', within(query)),
        row('young.kennelClubNumber', 'ilike', within(query)),
      ]),
    )
  return mine
}

export const ANIMALS_BY = {
  by: { name: sql`lower(shown_name)`, bornOn: 'young.shownBirth', registeredAt: 'young.registeredAt' },
  id: 'young.id',
  alikeAscend: true,
}
