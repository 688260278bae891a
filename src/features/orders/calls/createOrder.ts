import { cartOf, goodsIn, type LineRow, linesIn, problemOf } from '#features/cart/carts.ts'
import { type Coupon, isFor, whyNot } from '#features/cart/coupons.ts'
import { deliveryPence, zoneOf } from '#features/cart/delivery.ts'
import { totalsOf } from '#features/cart/totals.ts'
import { VAT_RATE, vatRateOf } from '#features/payments/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { createOrder } from '../contract.ts'
import { RESERVED_MINUTES, shopOrderLife } from '../lifecycle.ts'
import { takeStock } from '../stock.ts'

type Context = CallContext<typeof createOrder>

/** SHOP-1, SHOP-2: what is in the cart becomes an order, at the prices of now; its goods are held. */
export default answer(createOrder, async (context) => {
  const { input, who, db, now, services, refuse, start } = context
  const cartId = await cartOf(context)
  // Whoever presses twice orders once.
  if (cartId) await db.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute()
  const lines = cartId ? await linesIn(db, cartId) : []
  if (!cartId || lines.length === 0) throw refuse('emptyCart')
  const broken = lines.find((line) => problemOf(line) !== null)
  if (broken) throw refuse('cantOrder', { words: `${broken.name}: ${problemOf(broken)}` })
  const coupon = await couponOf(context, cartId, lines)
  const totals = priced(context, lines, coupon)

  if (!(await takeStock(db, lines))) throw refuse('soldOut')
  const [id, status] = [newId(), 'placed' as const]
  const { number } = await db
    .insertInto('shopOrder')
    .values({
      id,
      status,
      statusAt: now,
      accountId: who.id,
      delivery: JSON.stringify(input.delivery),
      method: input.method,
      deliveryPence: totals.delivery,
      discountPence: totals.discount,
      pence: totals.total,
      vatPence: totals.vat,
      couponId: coupon?.id ?? null,
      reservedUntil: later(now, { minutes: RESERVED_MINUTES }),
      createdAt: now,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await writeLines(context, id, lines, totals)
  if (coupon)
    await db.insertInto('couponUse').values({ id: newId(), couponId: coupon.id, accountId: who.id, orderId: id, at: now }).execute()
  await start(shopOrderLife, 'place', { id, status }, 'holder', { pence: totals.total })
  await db.deleteFrom('cartLine').where('cartId', '=', cartId).execute()
  await db.updateTable('cart').set({ couponId: null, changedAt: now }).where('id', '=', cartId).execute()
  const vat = vatRateOf(services.config) === 0 ? 0 : totals.vat
  return { orderId: id, number: String(number), amount: money(totals.total), vat: money(vat) }
})

const money = (pence: number) => ({ pence, currency: 'GBP' as const })

/** The coupon of the cart, held, so that its last use is used once. */
async function couponOf({ db, now, who, refuse }: Context, cartId: string, lines: readonly LineRow[]): Promise<Coupon | null> {
  const { couponId } = await db.selectFrom('cart').select('couponId').where('id', '=', cartId).executeTakeFirstOrThrow()
  if (!couponId) return null
  const coupon = await db.selectFrom('coupon').selectAll().where('id', '=', couponId).forUpdate().executeTakeFirstOrThrow()
  const no = await whyNot({ db, now, who, goods: goodsIn(lines) }, coupon)
  if (no) throw refuse('couponProblem', { words: no.words })
  return coupon
}

function priced({ input, refuse }: Context, lines: readonly LineRow[], coupon: Coupon | null) {
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

async function writeLines({ db }: Context, orderId: string, lines: readonly LineRow[], totals: ReturnType<typeof totalsOf>) {
  const rows = lines.map((line, position) => ({
    id: newId(),
    orderId,
    position,
    variantId: line.variantId,
    words: line.variant === 'One size' ? line.name : `${line.name}, ${line.variant}`,
    quantity: line.quantity,
    eachPence: line.pence,
    discountPence: totals.lines[position]?.discount ?? 0,
    pence: totals.lines[position]?.pence ?? 0,
    engraving: line.engraving,
  }))
  await db.insertInto('shopOrderLine').values(rows).execute()
}
