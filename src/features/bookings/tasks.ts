import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { LEAST_PAYOUT, owedTo } from './owed.ts'
import type { BookingRow } from './queries.ts'
import type { Side } from './shapes.ts'
import { type Sides, sidesOf } from './sides.ts'
import { proposalTitle, requestTitle } from './waitwords.ts'

/** What waits for an implanter: requests to answer, times that were proposed, visits to which they didn't come as it's said, and visits of which they haven't said how they went. */
export async function implanterTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const mine = open(db, 'implanterId', who.id).where((row) =>
    row.or([
      row('status', 'in', ['requested', 'absenceReported']),
      row.and([row('status', '=', 'rescheduled'), row('proposedBy', '=', 'customer')]),
      row.and([row('status', 'in', ['confirmed', 'arrived']), row('endsAt', '<=', now)]),
    ]),
  )
  const visits = await firstTasks(mine, async (booking) => implanterTask(booking, await sidesOf(db, booking)), {
    what: ['visit', 'visits'],
    link: paths.implanterBookings,
    act: 'See visits',
  })
  return [...visits, ...(await payoutTasks({ db, who, now }))]
}

/** PAYOUT-4 Who is owed money and hasn't said where to pay it. */
async function payoutTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const account = await db.selectFrom('payoutAccount').select('accountId').where('accountId', '=', who.id).executeTakeFirst()
  const pence = account ? 0 : await owedTo(db, who.id, now)
  if (pence < LEAST_PAYOUT) return []
  const text = `We owe you ${moneyText(pence)} of deposits, and don’t know your bank account yet.`
  const base = { id: who.id, link: paths.payouts, urgent: false, dueAt: null }
  return [{ ...base, kind: 'payoutAccount', title: 'Tell us where to pay you', text, act: 'Add your bank account' }]
}

/** What waits for a customer: a deposit to pay, a time that was proposed, and a review to write. */
export async function customerTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const mine = open(db, 'customerId', who.id).where((row) =>
    row.or([
      row.and([row('status', '=', 'held'), row('answerBy', '>', now)]),
      row.and([row('status', '=', 'rescheduled'), row('proposedBy', '=', 'implanter')]),
    ]),
  )
  const unreviewed = open(db, 'customerId', who.id)
    .where('status', '=', 'implanted')
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('bookingReview').select('bookingReview.id').whereRef('bookingReview.bookingId', '=', 'booking.id')),
      ),
    )
  const taskOf = async (booking: BookingRow) => customerTask(booking, await sidesOf(db, booking))
  return [
    ...(await firstTasks(mine, taskOf, { what: ['visit', 'visits'], link: paths.bookings, act: 'See visits' })),
    ...(await firstTasks(unreviewed, taskOf, { what: ['visit to review', 'visits to review'], link: paths.bookings, act: 'See visits' })),
  ]
}

/** What has to be answered comes before what can wait, so that it's never cut off. */
const open = (db: Db, side: 'implanterId' | 'customerId', accountId: string) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where(side, '=', accountId)
    .orderBy('answerBy', (order) => order.asc().nullsLast())
    .orderBy('startsAt')
    .orderBy('id')

function implanterTask({ id, status, startsAt, answerBy }: BookingRow, sides: Sides): Task {
  const base = { id, link: paths.implanterBooking(id), urgent: true, dueAt: answerBy }
  const visit = `${sides.animals}, ${whenText(startsAt)}.`
  if (status === 'requested')
    return {
      ...base,
      kind: 'bookingRequest',
      title: requestTitle(sides.customerName),
      text: visit,
      act: 'Answer the request',
    }
  if (status === 'rescheduled') return proposalTask(base, sides, 'implanter')
  if (status === 'absenceReported')
    return { ...base, kind: 'bookingAbsence', title: `${sides.customerName} says you didn’t come`, text: visit, act: 'Say what happened' }
  return {
    ...base,
    kind: 'bookingToClose',
    title: `How was the visit to ${sides.customerName}?`,
    text: visit,
    act: 'Say how it went',
    urgent: false,
    dueAt: null,
  }
}

function customerTask({ id, status, startsAt, answerBy, depositPence }: BookingRow, sides: Sides): Task {
  const base = { id, link: paths.booking(id), urgent: true, dueAt: answerBy }
  if (status === 'rescheduled') return proposalTask(base, sides, 'customer')
  if (status === 'held') {
    const text = `We’re holding ${whenText(startsAt)} with ${sides.implanterName} for you. Pay the deposit of ${moneyText(depositPence)} to send your request.`
    return {
      ...base,
      kind: 'bookingToPay',
      title: 'Pay the deposit for your visit',
      text,
      link: paths.pay('booking', id),
      act: `Pay ${moneyText(depositPence)}`,
    }
  }
  const text = `${sides.animals}, ${whenText(startsAt, 'day')}. Your review helps other people choose.`
  return {
    ...base,
    kind: 'bookingReview',
    title: `How was your visit with ${sides.implanterName}?`,
    text,
    act: 'Review the visit',
    urgent: false,
    dueAt: null,
  }
}

function proposalTask(base: Pick<Task, 'id' | 'link' | 'urgent' | 'dueAt'>, sides: Sides, side: Side): Task {
  const other = side === 'implanter' ? sides.customerName : sides.implanterName
  const text = `They’d like to move it from ${whenText(sides.startsAt)} to ${whenText(sides.proposedAt ?? sides.startsAt)}.`
  return { ...base, kind: 'bookingProposal', title: proposalTitle(other), text, act: 'Answer' }
}
