import { sql } from 'kysely'
import type { BookingStatus } from '#database/types.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getPayoutVisits } from '../contract.ts'
import { owedVisits } from '../owed.ts'
import { firstName, money } from '../rows.ts'

interface Part {
  bookingId: string
  pence: number
}

export default answer(getPayoutVisits, async ({ input, who, db, now, refuse }) => {
  const { payoutId } = input
  if (payoutId && !(await isMine(payoutId))) throw refuse('noSuchPayout')
  const ofPayout = sql<Part>`(select booking_id, pence from payout_visit where payout_id = ${payoutId ?? null})`
  const visits = db
    .selectFrom((payoutId ? ofPayout : sql<Part>`(${owedVisits(now, who.id)})`).as('part'))
    .innerJoin('booking', 'booking.id', 'part.bookingId')
    .innerJoin('account', 'account.id', 'booking.customerId')
    .select(['booking.id as bookingId', 'booking.startsAt', 'booking.status', 'account.name', 'part.pence'])
    .select([DEPOSIT.as('deposit'), REFUNDED.as('refunded')])
    .where('booking.implanterId', '=', who.id)
  const { rows, ...page } = await pageOfRows(
    visits,
    { by: { startsAt: 'booking.startsAt', amount: 'part.pence' }, id: 'booking.id' },
    input,
  )
  return { ...page, items: rows.map(shownVisit) }

  function isMine(id: string) {
    return db.selectFrom('payout').select('id').where('id', '=', id).where('implanterId', '=', who.id).executeTakeFirst()
  }
})

interface Row {
  bookingId: string
  startsAt: Date
  status: BookingStatus
  name: string
  pence: number
  deposit: number
  refunded: number
}

const shownVisit = ({ name, pence, deposit, refunded, ...visit }: Row) => ({
  ...visit,
  customer: firstName(name),
  amount: money(pence),
  deposit: money(deposit),
  refunded: money(refunded),
})

const DEPOSIT = sql<number>`(select payment.pence from payment where payment.thing_id = booking.id and payment.paid_at is not null limit 1)`

/** As it counts for what is owed: a refund that the card refused is still to be made another way. */
const REFUNDED = sql<number>`(select coalesce(sum(refund.pence), 0)::int from refund join payment on payment.id = refund.payment_id
  where payment.thing_id = booking.id and (refund.status <> 'superseded' or exists (select from invoice where invoice.refund_id = refund.id)))`
