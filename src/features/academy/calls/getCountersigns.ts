import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getCountersigns } from '../contract.ts'
import { toCountersignBy } from '../students.ts'
import { trainerOf } from '../trainers.ts'
import { practicalFacts } from '../view.ts'

export default answer(getCountersigns, async ({ input, who, db }) => {
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) return { items: [], total: 0, page: input.page, pageSize: input.pageSize }
  const { rows, ...page } = await pageOfRows(toCountersignBy(db, who.id), ORDER, input)
  const items = rows.map((row) => ({
    id: row.id,
    assessor: row.assessor,
    assessedOn: row.assessedOn,
    note: row.note,
    submittedAt: row.createdAt,
    ...practicalFacts(row),
  }))
  return { items, ...page }
})

const ORDER = { by: { submittedAt: 'practical.createdAt' }, id: 'practical.id' }
