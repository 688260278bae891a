import { answer } from '#platform/server/answer.ts'
import { getDeadChips } from '../contract.ts'
import { reportsBy, shownReport } from '../deadchips.ts'

export default answer(getDeadChips, async ({ input, who, db }) => {
  const { page, pageSize, status } = input
  const all = reportsBy(db, who.id)
  const mine = status ? all.where('deadChip.status', '=', status) : all
  const { total } = await mine
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine
    .orderBy('deadChip.createdAt', 'desc')
    .orderBy('deadChip.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const by = who.roles.includes('Implanter') ? 'Implanter' : 'Welfare'
  return { items: rows.map((row) => shownReport(row, by)), total, page, pageSize }
})
