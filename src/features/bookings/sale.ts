import type { Payable } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { answerBefore } from './answerbefore.ts'
import { bookingLife } from './lifecycle.ts'
import { asked, requestSent } from './messages.ts'
import { lockBooking } from './queries.ts'
import { sidesOf } from './sides.ts'

/** BOOK-2: the deposit of a visit, as long as its time is held. It is the implanter's money that we look after, so no VAT of ours is in it. */
export async function depositToPay(db: Db, bookingId: string, accountId: string, now: Date): Promise<Payable> {
  const booking = await db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .where('customerId', '=', accountId)
    .executeTakeFirst()
  if (!booking || booking.depositPence === 0) return 'nothingToPay'
  if (booking.status !== 'held') return booking.confirmedAt || booking.status === 'requested' ? 'paidAlready' : 'tooLate'
  if (!booking.answerBy || booking.answerBy <= now) return 'tooLate'
  const { implanterName, animals } = await sidesOf(db, booking)
  const pence = booking.depositPence
  const description = `Deposit: ${implanterName}, ${whenText(booking.startsAt)}`
  return {
    pence,
    vatPence: 0,
    description,
    lines: [{ words: description, quantity: 1, pence, vatRate: 0 }],
    about: [
      { label: 'Visit', words: `${whenText(booking.startsAt)}, for ${animals}` },
      { label: 'What’s left to pay', words: 'You pay the rest to the implanter at the visit.' },
      {
        label: 'If you cancel',
        words:
          'You get it all back until the implanter says yes and more than 24 hours before the visit, half of it until 2 hours before, and nothing after that.',
      },
    ],
    until: booking.answerBy,
  }
}

/** BOOK-2: the deposit is paid, so the implanter is asked. */
export async function depositPaid({ db, now, transition, notify }: TransactionContext, bookingId: string): Promise<true | Because> {
  const booking = await lockBooking(db, bookingId)
  if (booking?.status !== 'held') return because('BOOK-2', 'We held this time for 10 minutes and have now released it')
  await transition(bookingLife, 'pay', bookingId, 'payments')
  const answerBy = answerBefore(now, booking.startsAt)
  await db.updateTable('booking').set({ answerBy }).where('id', '=', bookingId).execute()
  const sides = await sidesOf(db, { ...booking, answerBy })
  await notify(booking.implanterId, asked(sides))
  await notify(booking.customerId, requestSent(sides))
  return true
}

export async function depositGiven(db: Db, bookingId: string) {
  const booking = await db.selectFrom('booking').select('answerBy').where('id', '=', bookingId).executeTakeFirst()
  const until = booking?.answerBy ? `, who has until ${whenText(booking.answerBy)} to say yes or no` : ''
  return {
    words: `We’ve asked the implanter${until}. We’ll write to you as soon as they do.`,
    next: paths.booking(bookingId),
    nextWords: 'See your booking',
  }
}

const LIVE: ReadonlySet<string> = new Set(['requested', 'confirmed', 'rescheduled'])

/** BOOK-11: the deposit of a visit that has not begun goes back, and the visit is off; one that took place has used it. */
export async function revokeDeposit({ db, transition }: LawTools, bookingId: string, goesBack: 'unused' | 'all'): Promise<number> {
  const booking = await lockBooking(db, bookingId)
  if (!booking) return 0
  const isLive = LIVE.has(booking.status)
  if (isLive) await transition(bookingLife, 'revoke', bookingId, 'payments')
  return isLive || goesBack === 'all' ? booking.depositPence : 0
}

/** PAY-7: while the bank holds the deposit, the implanter does not say yes. */
export const holdDeposit = async ({ db, now }: LawTools, bookingId: string) => {
  await db.updateTable('booking').set({ suspendedAt: now }).where('id', '=', bookingId).execute()
}

export const releaseDeposit = async ({ db }: LawTools, bookingId: string) => {
  await db.updateTable('booking').set({ suspendedAt: null }).where('id', '=', bookingId).execute()
}

/** PAY-8: the bank has taken the deposit back, so a visit that has not begun is off. */
export const loseDeposit = (tools: LawTools, bookingId: string) => revokeDeposit(tools, bookingId, 'unused')
