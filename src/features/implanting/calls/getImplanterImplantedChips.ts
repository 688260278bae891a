import { sql } from 'kysely'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanterImplantedChips } from '../contract.ts'
import { holding, implantsAt, shownImplant } from '../rows.ts'

export default answer(getImplanterImplantedChips, async ({ input, who, db, now }) => {
  const { page, pageSize, state, query, sort } = input
  let mine = implantsAt(db, now).where('implanterId', '=', who.id)
  if (state) mine = mine.where('state', '=', state)
  if (query) mine = mine.where(holding(query, ungrouped(query)))

  const { total } = await mine
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine
    .orderBy(ORDERS[sort])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: rows.map((row) => shownImplant(row, now)), total, page, pageSize }
})

/** What has waited longest comes first in `-age`, and what is registered last. */
const ORDERS = {
  '-implantedOn': sql`implanted_on desc`,
  implantedOn: sql`implanted_on asc`,
  '-age': sql`state in ('registered', 'replaced'), implanted_on asc`,
}
