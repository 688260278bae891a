import { cartOf } from '#features/cart/cartOf.ts'
import { type LineRow, linesIn, problemOf } from '#features/cart/queries/lines.ts'
import type { totalsOf } from '#features/cart/totalsOf.ts'
import { vatRateOf } from '#features/payments/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { createOrder } from '../contract.ts'
import { RESERVED_MINUTES, shopOrderLife } from '../lifecycle.ts'
import { couponOf, priceOrder } from '../priceOrder.ts'
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
  const totals = priceOrder(context, lines, coupon)

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
