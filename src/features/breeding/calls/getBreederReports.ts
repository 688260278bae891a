import { licenceYearFrom, littersInYear } from '#features/offers/queries/licences.ts'
import { periodOf } from '#platform/clock/period.ts'
import { BASE_PATH } from '#platform/contract/call.ts'
import { answer } from '#platform/server/answer.ts'
import { littersByDam } from '../bydam.ts'
import { downloadBreederReport, getBreederReports } from '../contract.ts'
import { breederMonths, totalOf } from '../report.ts'

export default answer(getBreederReports, async ({ input, who, db, now, refuse }) => {
  const period = periodOf(input, now)
  if (!period) throw refuse('periodWrong', { field: 'to' })
  const months = await breederMonths(db, who.id, period)
  const csv = `${BASE_PATH}${downloadBreederReport.path}?${new URLSearchParams({ ...period })}`
  const forLicence = { litters: await littersInYear(db, who.id, now), since: licenceYearFrom(now) }
  return { ...period, months, totals: totalOf(months), forLicence, byDam: await littersByDam(db, who.id, period), csv }
})
