import { EngravingLimits } from '#features/products/shapes.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { addLine, cartOf } from '../cartOf.ts'
import { addToCart } from '../contract.ts'
import { linesIn } from '../queries/lines.ts'
import { viewCart } from '../viewCart.ts'

const MOST_LINES = 50

export default answer(addToCart, async (context) => {
  const { input, db, now, refuse } = context
  const { variantId, quantity } = input
  const variant = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['variant.stock', 'product.engraving'])
    .where('variant.id', '=', variantId)
    .where('variant.onSale', '=', true)
    .where('product.onSale', '=', true)
    .where('product.link', 'is', null)
    .executeTakeFirst()
  if (!variant) throw refuse('noSuchVariant', { field: 'variantId' })
  const engraving = engravingFor(context, EngravingLimits.nullable().parse(variant.engraving))
  const cartId = await cartOf(context)
  if (!cartId) throw refuse('cartNeeded')

  if (quantity > 0) await addLine(db, cartId, { variantId, quantity, engraving }, now)
  const lines = await linesIn(db, cartId)
  if (lines.length > MOST_LINES) throw refuse('tooMany')
  const wanted = lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0)
  if (wanted > variant.stock) throw refuse('notEnough', { words: notEnoughWords(variant.stock), field: 'quantity' })
  return viewCart(context, cartId)
})

const notEnoughWords = (stock: number) => (stock === 0 ? 'This is sold out' : `We only have ${stock} left`)

/** What is engraved, without lines that are left blank at the end. */
function engravingFor({ input, refuse }: CallContext<typeof addToCart>, limits: { lines: number; characters: number } | null): string[] {
  const lines = input.engraving.slice(0, input.engraving.findLastIndex((line) => line !== '') + 1)
  if (lines.length > 0 && (!limits || lines.length > limits.lines)) throw refuse('cantEngrave', { field: 'engraving' })
  const long = lines.findIndex((line) => line.length > (limits?.characters ?? 0))
  if (long >= 0) throw refuse('tooLong', { field: `engraving.${long}` })
  return lines
}
