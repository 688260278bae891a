import { answer } from '#platform/server/answer.ts'
import { findCart } from '../cartOf.ts'
import { applyDiscountCoupon } from '../contract.ts'
import { couponByCode, whyNot } from '../queries/coupons.ts'
import { goodsIn, linesIn } from '../queries/lines.ts'
import { viewCart } from '../viewCart.ts'

export default answer(applyDiscountCoupon, async (context) => {
  const { input, db, now, who, refuse } = context
  const coupon = await couponByCode(db, input.code)
  if (!coupon) throw refuse('unknown', { field: 'code' })
  const cartId = await findCart(context)
  const goods = cartId ? goodsIn(await linesIn(db, cartId)) : []
  const no = await whyNot({ db, now, who, goods }, coupon)
  if (no) throw refuse(no.code, { words: no.words, field: 'code' })
  return viewCart(context, cartId, coupon)
})
