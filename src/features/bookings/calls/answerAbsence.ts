import { answer } from '#platform/server/answer.ts'
import { answerAbsence } from '../contract.ts'
import { heldBooking } from '../heldBooking.ts'
import { bookingLife } from '../lifecycle.ts'
import { makeUp } from '../makeUp.ts'
import { contested, didNotCome } from '../messages.ts'
import { money } from '../rows.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-16 */
export default answer(answerAbsence, async (context) => {
  const { input, who, db, refuse, transition, notify } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'implanter') throw refuse('noSuchBooking')
  const { booking } = held
  if (input.answer === 'contest' && !input.words) throw refuse('wordsNeeded', { field: 'words' })
  const move = input.answer === 'agree' ? 'admitAbsence' : 'contestAbsence'
  const status = await transition(bookingLife, move, booking.id, 'Implanter')
  await db.updateTable('booking').set({ contestWords: input.words, answerBy: null }).where('id', '=', booking.id).execute()
  const sides = await sidesOf(db, booking)
  if (input.answer === 'contest') {
    await notify(booking.customerId, contested(sides, input.words))
    return { status, refunded: money(0) }
  }
  const madeUp = await makeUp(context, booking, 'The implanter didn’t come')
  await notify(booking.customerId, didNotCome(sides, madeUp))
  return { status, refunded: money(madeUp.refunded) }
})
