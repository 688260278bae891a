import { answer } from '#platform/server/answer.ts'
import { findCart } from '../cartOf.ts'
import { updateCartItem } from '../contract.ts'
import { linesIn } from '../queries/lines.ts'
import { viewCart } from '../viewCart.ts'

export default answer(updateCartItem, async (context) => {
  const { input, db, now, refuse } = context
  const cartId = await findCart(context)
  const line = cartId ? (await linesIn(db, cartId)).find(({ id }) => id === input.lineId) : undefined
  if (!cartId || !line) throw refuse('noSuchLine')
  if (input.quantity > line.stock) throw refuse('notEnough', { words: `We only have ${line.stock} left`, field: 'quantity' })
  if (input.quantity === 0) await db.deleteFrom('cartLine').where('id', '=', line.id).execute()
  else await db.updateTable('cartLine').set({ quantity: input.quantity }).where('id', '=', line.id).execute()
  await db.updateTable('cart').set({ changedAt: now }).where('id', '=', cartId).execute()
  return viewCart(context, cartId)
})
