import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanterBookings } from '../contract.ts'
import { bookingFor } from '../rows.ts'
import { visitsAsked } from '../visits.ts'

export default answer(getImplanterBookings, async ({ input, who, db, now, services }) => {
  const by = { startsAt: 'booking.startsAt', createdAt: 'booking.createdAt' }
  const { rows, ...page } = await pageOfRows(visitsAsked(db, who.id, input, now), { by, id: 'booking.id' }, input)
  return { items: rows.map((row) => bookingFor(row, { side: input.side, now, codes: services.codes })), ...page }
})
