import type { Notice } from '#platform/jobs/notify.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { closeBooking } from '../contract.ts'
import { COULD_NOT_WORDS } from '../couldnot.ts'
import { heldBooking } from '../heldBooking.ts'
import { bookingLife } from '../lifecycle.ts'
import { couldNot, hasChipAlready, wasImplanted, wereNotThere } from '../messages.ts'
import { outcomeFault } from '../policy.ts'
import { refundDeposit } from '../refundDeposit.ts'
import { money } from '../rows.ts'
import { type Sides, sidesOf } from '../sides.ts'

type Context = CallContext<typeof closeBooking>

const MOVES = { arrived: 'arrive', implanted: 'finish', couldNotImplant: 'giveUp', noShow: 'missed' } as const

/** BOOK-8, BOOK-9, BOOK-10 */
export default answer(closeBooking, async (context) => {
  const { input, who, db, now, refuse, transition, notify } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'implanter') throw refuse('noSuchBooking')
  const { booking } = held
  const why = input.outcome === 'couldNotImplant' ? input.couldNot : null
  if (why === undefined) throw refuse('whyNeeded', { field: 'couldNot' })
  const fault = outcomeFault(booking, input.outcome, now)
  if (fault) throw refuse(fault)
  const status = await transition(bookingLife, MOVES[input.outcome], booking.id, 'Implanter', why ? { why } : {})
  const reason = input.reason || null
  await db.updateTable('booking').set({ couldNot: why, reason }).where('id', '=', booking.id).execute()
  const goesBack = why === 'existingChip' ? booking.depositPence : 0
  const refunded = await refundDeposit(context, booking.id, goesBack, 'The animal has a chip already')
  const notice = noticeOf(context, await sidesOf(db, { ...booking, reason }), refunded)
  if (notice) await notify(booking.customerId, notice)
  return { status, refunded: money(refunded) }
})

function noticeOf({ input: { outcome, couldNot: why } }: Context, sides: Sides, refunded: number): Notice | null {
  if (outcome === 'implanted') return wasImplanted(sides)
  if (outcome === 'noShow') return wereNotThere(sides)
  if (outcome !== 'couldNotImplant' || !why) return null
  return why === 'existingChip' ? hasChipAlready(sides, refunded) : couldNot(sides, COULD_NOT_WORDS[why].toLowerCase())
}
