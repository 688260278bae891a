import { newId } from '#platform/database/id.ts'
import { makeCoupon } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeCoupon, async ({ input, db, now, refuse }) => {
  const { kind, amount, leastPence, startsOn, endsOn, mostTotal = null, mostEach } = input
  const isWrong = kind === 'percent' ? amount < 1 || amount > 100 : kind === 'fixed' && amount < 1
  if (isWrong) throw refuse('wrongAmount', { field: 'amount' })
  const [id, code] = [newId(), input.code.toUpperCase()]
  const days = { startsAt: startsOn ? new Date(startsOn) : now, endsAt: endsOn ? new Date(`${endsOn}T23:59:59Z`) : null }
  const made = await db
    .insertInto('coupon')
    .values({ id, code, kind, amount: kind === 'freeDelivery' ? 0 : amount, leastPence, ...days, mostTotal, mostEach, createdAt: now })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw refuse('codeTaken', { field: 'code' })
  return { couponId: id, code }
})
