import { periodOf } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { csvFile } from '#platform/server/csv.ts'
import { stayLine } from '../cards.ts'
import { downloadWelfareReport } from '../contract.ts'
import { csvRows } from '../parts/list/rows.ts'
import { staysWith } from '../stays.ts'

export default answer(downloadWelfareReport, async ({ input, who, db, now, refuse, give }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const stays = await db
    .selectFrom(staysWith(db, who.id).as('stay'))
    .selectAll()
    .where('stay.cameOn', '>=', period.from)
    .where('stay.cameOn', '<=', period.to)
    .orderBy('stay.cameOn')
    .orderBy('stay.intakeId')
    .execute()
  give(csvFile(csvRows(stays.map((stay) => stayLine(stay, who, now))), `Animals taken in ${period.from} to ${period.to}.csv`))
  return null
})
