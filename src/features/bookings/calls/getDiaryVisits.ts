import { daysAfter, londonMidnight } from '#platform/clock/clock.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getDiaryVisits } from '../contract.ts'
import { KeptAddress } from '../shapes.ts'

export default answer(getDiaryVisits, async ({ input, who, db }) => {
  let mine = db
    .selectFrom('diaryVisit')
    .select(['id', 'visit', 'startsAt', 'endsAt', 'travelMinutes', 'address', 'outcome', 'name', 'phone', 'animals', 'notes'])
    .where('implanterId', '=', who.id)
  if (input.from) mine = mine.where('startsAt', '>=', londonMidnight(input.from))
  if (input.to) mine = mine.where('startsAt', '<', londonMidnight(daysAfter(input.to, 1)))
  const { rows, ...page } = await pageOfRows(mine, { by: { startsAt: 'startsAt' }, id: 'id' }, input)
  return { ...page, items: rows.map((row) => ({ ...row, address: KeptAddress.nullable().parse(row.address) })) }
})
