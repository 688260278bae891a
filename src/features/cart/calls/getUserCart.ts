import { answer } from '#platform/server/answer.ts'
import { cartOf, findCart, viewCart } from '../carts.ts'
import { getUserCart } from '../contract.ts'

export default answer(getUserCart, async (context) => {
  const { who, input } = context
  return viewCart(context, who && input.cart ? await cartOf(context) : await findCart(context))
})
