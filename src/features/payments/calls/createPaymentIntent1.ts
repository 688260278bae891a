import { answerAfter } from '#platform/server/answer.ts'
import { beginOnForm } from '../begin.ts'
import { createPaymentIntent1 } from '../contract.ts'
import { cardAccountOf } from '../provider.ts'

export default answerAfter(
  createPaymentIntent1,
  async (asked) => {
    const { input, refuse } = asked
    if (cardAccountOf(input.for) !== 'tailTag') throw refuse('nothingToPay')
    const form = await beginOnForm(asked, input.for, input.id)
    if (typeof form === 'string') throw refuse(form)
    return form
  },
  async (_asked, form) => form,
)
