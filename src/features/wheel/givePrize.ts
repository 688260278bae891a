import { issueCoupon } from '#features/cart/issueCoupon.ts'
import { giveRegistration } from '#features/plans/giveRegistration.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { COUPON_DAYS } from './lifecycle.ts'
import type { SpinRow } from './queries.ts'

const COUPONS = { percentOff: 'percent', poundsOff: 'fixed', freeDelivery: 'freeDelivery' } as const

/** Makes what was won: a coupon that works once, or a registration in the winner’s account. */
export async function givePrize(db: Db, spin: SpinRow, now: Date): Promise<void> {
  const { kind, amount, accountId } = spin
  if (kind === 'nothing') return
  const given =
    kind === 'registration'
      ? { creditBatchId: await giveRegistration(db, accountId, now) }
      : { couponId: await issueCoupon(db, { kind: COUPONS[kind], amount, endsAt: later(now, { days: COUPON_DAYS }), now }) }
  await db.updateTable('wheelSpin').set(given).where('id', '=', spin.id).execute()
}
