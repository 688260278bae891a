import { answer } from '#platform/server/answer.ts'
import { cartOf } from '../cartOf.ts'
import { applyCoupon } from '../contract.ts'
import { couponByCode, whyNot } from '../queries/coupons.ts'
import { goodsIn, linesIn } from '../queries/lines.ts'
import { viewCart } from '../viewCart.ts'

export default answer(applyCoupon, async (context) => {
  const { input, db, now, who, refuse } = context
  const cartId = await cartOf(context)
  const coupon = input.code ? await couponByCode(db, input.code) : null
  if (coupon === undefined) throw refuse('unknown', { field: 'code' })
  const goods = cartId ? goodsIn(await linesIn(db, cartId)) : []
  const no = coupon && (await whyNot({ db, now, who, goods }, coupon))
  if (no) throw refuse(no.code, { words: no.words, field: 'code' })
  if (cartId)
    await db
      .updateTable('cart')
      .set({ couponId: coupon?.id ?? null, changedAt: now })
      .where('id', '=', cartId)
      .execute()
  return viewCart(context, cartId)
})
