import { couponWords } from '#features/cart/queries/coupons.ts'
import { daysAfter, earlier, londonMidnight } from '#platform/clock/clock.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { makeCoupon } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeCoupon, async ({ input, db, now, refuse }) => {
  const { kind, leastPence, startsOn, endsOn, mostTotal = null, mostEach } = input
  const amount = amountOf(input)
  if (amount === null) throw refuse('wrongAmount', { field: kind === 'percent' ? 'percent' : 'pence' })
  const [startsAt, endsAt] = [startsOn ? londonMidnight(startsOn) : now, endsOn ? lastMomentOf(endsOn) : null]
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) throw refuse('endsBefore', { field: 'endsOn' })
  const [id, code] = [newId(), input.code.toUpperCase()]
  const made = await db
    .insertInto('coupon')
    .values({ id, code, kind, amount, leastPence, startsAt, endsAt, mostTotal, mostEach, createdAt: now })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw refuse('codeTaken', { field: 'code' })
  return { couponId: id, code, worth: couponWords({ kind, amount }) }
})

/** What it takes off, in percent or in pence; null where that isn’t given, or another amount is. */
function amountOf({ kind, percent, pence }: InputOf<typeof makeCoupon>): number | null {
  if (kind === 'percent') return pence === undefined ? (percent ?? null) : null
  if (kind === 'fixed') return percent === undefined ? (pence ?? null) : null
  return percent === undefined && pence === undefined ? 0 : null
}

const lastMomentOf = (date: string) => earlier(londonMidnight(daysAfter(date, 1)), { seconds: 1 })
