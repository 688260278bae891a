import { answer } from '#platform/server/answer.ts'
import { getMicroLookupHistory } from '../contract.ts'
import { placeLeft } from '../place.ts'
import { lookupsOf } from '../queries.ts'

export default answer(getMicroLookupHistory, async ({ input, who, db }) => {
  const { total, rows } = await lookupsOf(db, who.id, input)
  const items = rows.map((row) => ({ ...row, place: placeLeft(row), unread: row.unread ?? 0 }))
  return { items, total, page: input.page, pageSize: input.pageSize }
})
