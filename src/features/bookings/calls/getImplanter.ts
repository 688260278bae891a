import { awayToday } from '#features/accounts/queries/timeaway.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanter } from '../contract.ts'
import { bookableImplanter, publicImplanter } from '../queries.ts'

export default answer(getImplanter, async ({ input, db, now, refuse }) => {
  const implanter = await bookableImplanter(db, input.implanterId, now)
  if (!implanter) throw refuse('noSuchImplanter')
  const { clinicPence, homePence, furtherPence, kmPence, freeKm, radiusKm, depositPence } = implanter
  const { firstMinutes, furtherMinutes, noticeHours, aheadDays } = implanter
  const prices = { clinicPence, homePence, furtherPence, kmPence, freeKm, radiusKm, depositPence }
  const away = (await awayToday(db, [implanter.accountId], now)).get(implanter.accountId) ?? null
  return { ...publicImplanter(implanter, away), terms: { ...prices, firstMinutes, furtherMinutes, noticeHours, aheadDays } }
})
