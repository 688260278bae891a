import { answer } from '#platform/server/answer.ts'
import { findCart } from '../cartOf.ts'
import { deleteCartItem } from '../contract.ts'
import { viewCart } from '../viewCart.ts'

export default answer(deleteCartItem, async (context) => {
  const { input, db, refuse } = context
  const cartId = await findCart(context)
  const gone =
    cartId &&
    (await db.deleteFrom('cartLine').where('id', '=', input.lineId).where('cartId', '=', cartId).returning('id').executeTakeFirst())
  if (!gone) throw refuse('noSuchLine')
  return viewCart(context, cartId)
})
