import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getDeadChips } from '../contract.ts'
import { reporterRole, reportsBy, shownReport } from '../deadchips.ts'

export default answer(getDeadChips, async ({ input, who, db }) => {
  const { status } = input
  const all = reportsBy(db, who.id)
  const mine = status ? all.where('deadChip.status', '=', status) : all
  const { rows, ...page } = await pageOfRows(
    mine,
    { by: { reportedAt: 'deadChip.createdAt', number: 'deadChip.chipNumber' }, id: 'deadChip.id' },
    input,
  )
  const by = reporterRole(who)
  return { items: rows.map((row) => shownReport(row, by)), ...page }
})
