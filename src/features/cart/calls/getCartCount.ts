import { answer } from '#platform/server/answer.ts'
import { findCart } from '../cartOf.ts'
import { getCartCount } from '../contract.ts'

export default answer(getCartCount, async (context) => {
  const { db, who, input } = context
  const own = await findCart(context)
  // Before the carts are one, both count.
  const guests = who && input.cart ? await findCart({ db, who: null, input }) : null
  const carts = [own, guests].filter((id) => id !== null)
  if (carts.length === 0) return { total: 0 }
  const { total } = await db
    .selectFrom('cartLine')
    .select((row) => row.fn.sum<number>('quantity').as('total'))
    .where('cartId', 'in', carts)
    .executeTakeFirstOrThrow()
  return { total: Number(total ?? 0) }
})
