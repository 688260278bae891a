import { answer } from '#platform/server/answer.ts'
import { getImplanter } from '../contract.ts'
import { bookableImplanter, publicImplanter } from '../queries.ts'

export default answer(getImplanter, async ({ input, db, now, refuse }) => {
  const implanter = await bookableImplanter(db, input.implanterId, now)
  if (!implanter) throw refuse('noSuchImplanter')
  const { clinicPence, homePence, furtherPence, kmPence, freeKm, radiusKm, depositPence } = implanter
  const { firstMinutes, furtherMinutes, noticeHours, aheadDays } = implanter
  const prices = { clinicPence, homePence, furtherPence, kmPence, freeKm, radiusKm, depositPence }
  return { ...publicImplanter(implanter), terms: { ...prices, firstMinutes, furtherMinutes, noticeHours, aheadDays } }
})
