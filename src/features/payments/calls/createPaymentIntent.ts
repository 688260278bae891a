import { handlerWithPreflight } from '#platform/server/answer.ts'
import { beginOnForm } from '../beginPayment.ts'
import { createPaymentIntent } from '../contract.ts'
import { cardAccountOf } from '../provider.ts'

export default handlerWithPreflight(
  createPaymentIntent,
  async (context) => {
    const { input, refuse } = context
    if (cardAccountOf(input.for) !== 'main') throw refuse('nothingToPay')
    const form = await beginOnForm(context, { purpose: input.for, thingId: input.id, startNow: input.startNow })
    if (typeof form === 'string') throw refuse(form)
    return form
  },
  async (_asked, form) => form,
)
