import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanterImplantedChips } from '../contract.ts'
import { holding, implantsAt, shownImplant, withAsked } from '../rows.ts'

export default answer(getImplanterImplantedChips, async ({ input, who, db, now }) => {
  const { state, query } = input
  let mine = implantsAt(db, now).where('implanterId', '=', who.id)
  if (state) mine = mine.where('state', '=', state)
  if (query) mine = mine.where(holding(query, ungrouped(query)))

  const { rows, ...page } = await pageOfComputed(mine, ORDER, input)
  return { items: (await withAsked(db, rows)).map((row) => shownImplant(row, now)), ...page }
})

/** By age, what is registered stands behind what still waits. */
const ORDER = {
  by: { implantedOn: 'implantedOn', age: sql`(state not in ('registered', 'replaced'), now() - created_at)` },
  id: 'id',
}
