import { answer } from '#platform/server/answer.ts'
import { cartOf, findCart } from '../cartOf.ts'
import { getUserCart } from '../contract.ts'
import { viewCart } from '../viewCart.ts'

export default answer(getUserCart, async (context) => {
  const { who, input } = context
  return viewCart(context, who && input.cart ? await cartOf(context) : await findCart(context))
})
