import { answer } from '#platform/server/answer.ts'
import { getBooking } from '../contract.ts'
import { bookingFor, bookingsOf } from '../rows.ts'

export default answer(getBooking, async ({ input, who, db, now, services, refuse }) => {
  for (const side of ['customer', 'implanter'] as const) {
    const row = await bookingsOf(db, side, who.id).where('booking.id', '=', input.bookingId).executeTakeFirst()
    if (row) return bookingFor(row, { side, now, codes: services.codes })
  }
  throw refuse('noSuchBooking')
})
