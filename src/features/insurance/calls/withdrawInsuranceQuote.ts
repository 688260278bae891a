import { answer } from '#platform/server/answer.ts'
import { withdrawInsuranceQuote } from '../contract.ts'
import { forgetAnswers } from '../forgetAnswers.ts'
import { insuranceQuoteLife } from '../lifecycle.ts'
import { lockQuote } from '../queries.ts'

export default answer(withdrawInsuranceQuote, async (context) => {
  const { db, now, refuse, transition } = context
  const quote = await lockQuote(context)
  if (!quote) throw refuse('noSuchQuote')
  const status = await transition(insuranceQuoteLife, 'withdraw', quote.id, 'holder')
  await forgetAnswers(db, now, [quote.id])
  return { status }
})
