import { handlerWithPreflight } from '#platform/server/answer.ts'
import { beginSubscription } from '../beginSubscription.ts'
import { buyTailtagSubscription } from '../contract.ts'
import { planOf } from '../rows.ts'

export default handlerWithPreflight(
  buyTailtagSubscription,
  async (context) => {
    const begun = await beginSubscription(context, planOf({ plan: context.input.plan }))
    if (typeof begun === 'string') throw context.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)
