import { periodOf } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { downloadBreederReport } from '../contract.ts'
import { animalLines, newbornRows } from '../lines.ts'
import { offspringOf } from '../queries.ts'

export default answer(downloadBreederReport, async ({ input, who, db, now, refuse, give }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const young = await db
    .selectFrom(offspringOf(db, who.id).as('young'))
    .selectAll()
    .where('young.shownBirth', '>=', period.from)
    .where('young.shownBirth', '<=', period.to)
    .orderBy('young.shownBirth')
    .orderBy('young.chipNumber')
    .execute()
  give(csvFile(await animalLines(db, young, await newbornRows(db, who.id, { period })), `Animals bred ${period.from} to ${period.to}.csv`))
  return null
})
