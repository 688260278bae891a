import { answer } from '#platform/server/answer.ts'
import { chooseInsurance } from '../contract.ts'
import { insuranceQuoteLife } from '../lifecycle.ts'
import { timeProblem } from '../policy.ts'
import { lockQuote } from '../queries.ts'
import { offersOf } from '../view.ts'

/** INS-4: the price is the one that was shown, or nothing is chosen. */
export default answer(chooseInsurance, async (context) => {
  const { input, who, db, now, services, refuse, transition } = context
  if (!services.config.insurer) throw refuse('notSelling')
  const quote = await lockQuote(context)
  if (!quote) throw refuse('noSuchQuote')
  const { cover, pays, shownPence } = input
  const offer = offersOf(quote).find((one) => one.cover === cover)
  if (offer) {
    const problem = timeProblem(quote, now)
    if (problem) throw refuse(problem)
    if (offer.annualPence !== shownPence) throw refuse('priceChanged')
    const { annualPence, monthlyPence } = offer
    await db
      .updateTable('insuranceQuote')
      .set({ accountId: who.id, cover, pays, annualPence, monthlyPence })
      .where('id', '=', quote.id)
      .execute()
  }
  return { status: await transition(insuranceQuoteLife, 'choose', quote.id, 'holder', { cover, pays }) }
})
