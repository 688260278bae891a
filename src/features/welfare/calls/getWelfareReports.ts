import { periodOf } from '#platform/clock/period.ts'
import { BASE_PATH } from '#platform/contract/call.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadWelfareReport, getWelfareReports } from '../contract.ts'
import { inCareDuring, sleepReasons, stayLengths, totalOf, welfareMonths } from '../report.ts'

export default answer(getWelfareReports, async ({ input, who, db, now, refuse }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const [months, lengths, inCare] = await Promise.all([
    welfareMonths(db, who.id, period),
    stayLengths(db, who.id, period),
    inCareDuring(db, who.id, period),
  ])
  const asleep = await sleepReasons(db, who.id, period)
  const csv = `${BASE_PATH}${downloadWelfareReport.path}?${new URLSearchParams({ ...period })}`
  return { ...period, months, totals: totalOf(months), ...lengths, ...inCare, sleepReasons: asleep, csv }
})
