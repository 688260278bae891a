import { disputedVisits } from '#features/bookings/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { listVisitDisputes } from '../contract.ts'
import { pounds } from '../money.ts'
import { decisionFor } from '../next.ts'
import { reachByEmail } from '../people.ts'

export default answer(listVisitDisputes, async ({ db }) => {
  const all = await disputedVisits(db).limit(500).execute()
  const reach = await reachByEmail(
    db,
    all.flatMap(({ customerEmail, implanterEmail }) => [customerEmail, implanterEmail]),
  )
  return {
    items: all.map(({ id, statusAt, startsAt, depositPence, absentWords, contestWords, reason, customerEmail, implanterEmail }) => ({
      bookingId: id,
      since: statusAt,
      startsAt,
      customer: reach(customerEmail),
      implanter: reach(implanterEmail),
      deposit: pounds(depositPence),
      customerSays: absentWords,
      implanterSays: contestWords || (reason ?? ''),
      next: ['implanterAbsent', 'customerAbsent', 'tookPlace'].map((finding) => decisionFor('resolve-visit', id, '--finding', finding)),
    })),
  }
})
