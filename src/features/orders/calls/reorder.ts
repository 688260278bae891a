import { addLine, cartOf } from '#features/cart/cartOf.ts'
import { viewCart } from '#features/cart/viewCart.ts'
import { answer } from '#platform/server/answer.ts'
import { reorder } from '../contract.ts'
import { linesOf } from '../rows.ts'

export default answer(reorder, async (context) => {
  const { input, who, db, now, refuse } = context
  const order = await db
    .selectFrom('shopOrder')
    .select('id')
    .where('id', '=', input.orderId)
    .where('accountId', '=', who.id)
    .executeTakeFirst()
  if (!order) throw refuse('noSuchOrder')
  const lines = await linesOf(db, [order.id])
  const variants = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['variant.id', 'variant.stock'])
    .where('variant.id', 'in', [...new Set(lines.map(({ variantId }) => variantId))])
    .where('variant.onSale', '=', true)
    .where('product.onSale', '=', true)
    .execute()
  const left = new Map(variants.map(({ id, stock }) => [id, stock]))
  const again = lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.variantId) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  if (again.length === 0) throw refuse('nothingLeft')
  const cartId = await cartOf({ ...context, input: {} })
  if (cartId) for (const line of again) await addLine(db, cartId, line, now)
  return viewCart({ ...context, input: {} }, cartId)
})
