import { answer } from '#platform/server/answer.ts'
import { getMicroLookupHistory } from '../contract.ts'
import { placeLeft } from '../place.ts'
import { seenBy } from '../queries/disclosures.ts'
import { lookupsOf } from '../queries/visits.ts'

export default answer(getMicroLookupHistory, async ({ input, who, db }) => {
  const { rows, ...page } = await lookupsOf(db, who.id, input)
  const seen = await seenBy(
    db,
    rows.map(({ lookupId }) => lookupId),
  )
  const items = rows.map((row) => ({
    ...row,
    times: Number(row.times),
    place: placeLeft(row),
    seenBy: seen.get(row.lookupId) ?? null,
  }))
  return { items, ...page }
})
