import { disputedVisits } from '#features/bookings/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { listVisitDisputes } from '../contract.ts'
import { pounds } from '../money.ts'

export default answer(listVisitDisputes, async ({ db }) => ({
  items: (await disputedVisits(db)).map(({ id, statusAt, startsAt, depositPence, absentWords, contestWords, reason, ...emails }) => ({
    bookingId: id,
    since: statusAt,
    startsAt,
    customerEmail: emails.customerEmail,
    implanterEmail: emails.implanterEmail,
    deposit: pounds(depositPence),
    customerSays: absentWords,
    implanterSays: contestWords || (reason ?? ''),
  })),
}))
