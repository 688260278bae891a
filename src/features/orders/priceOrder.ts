import { deliveryPence, zoneOf } from '#features/cart/kit/delivery.ts'
import { type Coupon, isFor, whyNot } from '#features/cart/queries/coupons.ts'
import { goodsIn, type LineRow } from '#features/cart/queries/lines.ts'
import { totalsOf } from '#features/cart/totalsOf.ts'
import { VAT_RATE } from '#features/payments/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { createOrder } from './contract.ts'

type Context = CallContext<typeof createOrder>

/** The coupon of the cart, held, so that its last use is used once. */
export async function couponOf({ db, now, who, refuse }: Context, cartId: string, lines: readonly LineRow[]): Promise<Coupon | null> {
  const { couponId } = await db.selectFrom('cart').select('couponId').where('id', '=', cartId).executeTakeFirstOrThrow()
  if (!couponId) return null
  const coupon = await db.selectFrom('coupon').selectAll().where('id', '=', couponId).forUpdate().executeTakeFirstOrThrow()
  const no = await whyNot({ db, now, who, goods: goodsIn(lines) }, coupon)
  if (no) throw refuse('couponProblem', { words: no.words })
  return coupon
}

export function priceOrder({ input, refuse }: Context, lines: readonly LineRow[], coupon: Coupon | null) {
  const goods = lines.map(({ id, pence, quantity, category }) => ({
    id,
    pence,
    quantity,
    discounted: coupon !== null && isFor(coupon, category),
  }))
  const goodsPence = totalsOf(goods, coupon, 0, VAT_RATE).goods
  const to = { method: input.method, zone: zoneOf(input.delivery.address.postcode), goodsPence, isFree: coupon?.kind === 'freeDelivery' }
  const delivery = deliveryPence(to)
  if (delivery === null)
    throw refuse('noDelivery', { words: noDeliveryWords(to), field: to.zone === 'channelIslands' ? 'delivery.address.postcode' : 'method' })
  return totalsOf(goods, coupon, delivery, VAT_RATE)
}

const noDeliveryWords = ({ zone }: { zone: string }) =>
  zone === 'channelIslands' ? 'We don’t deliver to the Channel Islands yet' : 'Express delivery doesn’t go there. Choose standard delivery.'
