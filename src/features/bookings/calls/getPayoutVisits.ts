import { sql } from 'kysely'
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
    .where('booking.implanterId', '=', who.id)
  const { rows, ...page } = await pageOfRows(
    visits,
    { by: { startsAt: 'booking.startsAt', amount: 'part.pence' }, id: 'booking.id' },
    input,
  )
  return { ...page, items: rows.map(({ name, pence, ...visit }) => ({ ...visit, customer: firstName(name), amount: money(pence) })) }

  function isMine(id: string) {
    return db.selectFrom('payout').select('id').where('id', '=', id).where('implanterId', '=', who.id).executeTakeFirst()
  }
})
