import { answer } from '#platform/server/answer.ts'
import { getInsuranceQuote } from '../contract.ts'
import { quoteFor } from '../queries.ts'
import { viewOf } from '../view.ts'

export default answer(getInsuranceQuote, async (context) => {
  const quote = await quoteFor(context)
  if (!quote) throw context.refuse('noSuchQuote')
  return viewOf(quote, context.now)
})
