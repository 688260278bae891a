import { couponWords } from '#features/cart/queries/coupons.ts'
import { answer } from '#platform/server/answer.ts'
import { listCoupons } from '../contract.ts'
import { pounds } from '../money.ts'

export default answer(listCoupons, async ({ db, now }) => {
  const coupons = await db
    .selectFrom('coupon')
    .select(['code', 'kind', 'amount', 'leastPence', 'startsAt', 'endsAt', 'mostTotal'])
    .select((row) =>
      row
        .selectFrom('couponUse')
        .select((use) => use.fn.countAll<number>().as('used'))
        .whereRef('couponUse.couponId', '=', 'coupon.id')
        .where('releasedAt', 'is', null)
        .as('used'),
    )
    .where('endedAt', 'is', null)
    .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', now)]))
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute()
  return {
    items: coupons.map(({ code, kind, amount, leastPence, startsAt, endsAt, mostTotal, used }) => ({
      code,
      worth: couponWords({ kind, amount }),
      least: leastPence > 0 ? pounds(leastPence) : null,
      from: startsAt,
      until: endsAt,
      used: Number(used ?? 0),
      most: mostTotal,
      next: [`npm run staff -- end-coupon ${code} --reason "…"`],
    })),
  }
})
