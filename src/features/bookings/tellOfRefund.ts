import type { TransactionContext } from '#platform/server/answer.ts'
import { KEPT } from './lifecycle.ts'
import { depositWentBack } from './messages.ts'
import { lockBooking } from './queries.ts'
import { sidesOf } from './sides.ts'

/** Writes to an implanter, of a visit they had agreed to and whose deposit would be theirs, that some or all of it goes back to the customer. */
export async function tellOfRefund(
  tools: TransactionContext,
  bookingId: string,
  { pence, left, isTakenBack }: { pence: number; left: number; isTakenBack: boolean },
): Promise<void> {
  const booking = await lockBooking(tools.db, bookingId)
  if (!booking?.confirmedAt || !KEPT.some((status) => status === booking.status)) return
  // What goes back with a cancellation is in the letter about that.
  if (isTakenBack && booking.status === 'cancelledByCustomer') return
  await tools.notify(booking.implanterId, depositWentBack(await sidesOf(tools.db, booking), { pence, left }))
}
