import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { KEPT, PAYOUT_DAYS } from './lifecycle.ts'

/** A visit of whose deposit something is owed, or taken off. */
export interface OwedVisit {
  implanterId: string
  bookingId: string
  startsAt: Date
  pence: number
}

/** Less isn't worth a transfer, and waits for the next month. */
export const LEAST_PAYOUT = 100

/**
 * PAYOUT-1 What's owed of each visit that ended or was closed long enough ago: what was paid, less what went back, less what was paid out
 * before. A refund that the card refused is still to be made another way, so it's gone. Of one implanter, or of all. While the payer's bank
 * asks about a payment, it waits.
 */
export const owedVisits = (now: Date, implanterId: string | null) => {
  const closed = earlier(now, { days: PAYOUT_DAYS })
  return leftOfDeposits(sql<SqlBool>`booking.status_at <= ${closed} and booking.ends_at <= ${closed}
    and (${implanterId}::uuid is null or booking.implanter_id = ${implanterId}::uuid)
    and not exists (select from dispute where dispute.payment_id = payment.id and dispute.status in ('asked', 'open'))`)
}

const leftOfDeposits = (which: RawBuilder<SqlBool>) =>
  sql<OwedVisit>`
    select * from (
      select booking.implanter_id, booking.id as booking_id, booking.starts_at,
        (payment.pence - coalesce(gone.pence, 0) - coalesce(before.pence, 0))::int as pence
      from booking
      join payment on payment.thing_id = booking.id and payment.paid_at is not null
      left join lateral (
        select sum(refund.pence) as pence from refund
        where refund.payment_id = payment.id and (refund.status <> 'superseded'
          or exists (select from invoice where invoice.refund_id = refund.id))
      ) as gone on true
      left join lateral (
        select sum(payout_visit.pence) as pence from payout_visit join payout on payout.id = payout_visit.payout_id
        where payout_visit.booking_id = booking.id and payout.status <> 'returned'
      ) as before on true
      where booking.status::text = any(${[...KEPT]}) and ${which}
    ) as owed where pence <> 0`

/** Whether an implanter waits for money of ours: what's to be paid, and what is theirs once its visit is closed for long enough. */
export const isOwedMoney = (account: ExpressionBuilder<DB, 'account'>) =>
  account.or([
    account.exists(
      account
        .selectFrom('payout')
        .select('payout.id')
        .whereRef('payout.implanterId', '=', 'account.id')
        .where('payout.status', '=', 'prepared'),
    ),
    sql<SqlBool>`(select coalesce(sum(pence), 0) >= ${LEAST_PAYOUT} from (${leftOfDeposits(sql`booking.implanter_id = account.id`)}) as due)`,
  ])

/** How many pence an implanter is owed now; below zero where more went back than they may keep. */
export async function owedTo(db: Db, implanterId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ pence: number }>`
    select coalesce(sum(pence), 0)::int as pence from (${owedVisits(now, implanterId)}) as owed`.execute(db)
  return rows[0]?.pence ?? 0
}
