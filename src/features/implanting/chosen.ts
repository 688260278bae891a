import { type SqlBool, sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { downloadImplants } from './contract.ts'
import { holding, implantsAt } from './rows.ts'

/** The implants of an implanter that a list or a file of them is to hold. */
export function chosenImplants(
  db: Db,
  implanterId: string,
  { state, query }: Pick<InputOf<typeof downloadImplants>, 'state' | 'query'>,
  now: Date,
) {
  let mine = implantsAt(db, now).where('implanterId', '=', implanterId)
  if (state) mine = mine.where('state', '=', state)
  if (query) mine = mine.where((row) => row.or([holding(query, ungrouped(query))(row), ofKeeper(query)]))
  return mine
}

/** Implants whose keeper, as the list shows them until they confirm, has what was typed in their name or town. */
const ofKeeper = (typed: string) => sql<SqlBool>`exists (
  select from keeper_to_be where keeper_to_be.pet_id = implants.pet_id
    and (strpos(lower(keeper_to_be.name), lower(${typed})) > 0 or strpos(lower(keeper_to_be.town), lower(${typed})) > 0)
)`

/** By age, what is registered stands behind what still waits. */
export const IMPLANTS_BY = {
  by: { implantedOn: 'implantedOn', age: sql`(state not in ('registered', 'replaced'), now() - created_at)` },
  id: 'id',
}
