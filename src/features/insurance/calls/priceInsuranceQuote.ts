import { handlerWithPreflight } from '#platform/server/answer.ts'
import { priceInsuranceQuote } from '../contract.ts'
import { dateProblem } from '../policy.ts'
import { askPrice, writePrice } from '../prices.ts'
import { lockQuote, quoteFor } from '../queries.ts'
import { answersOf } from '../view.ts'

/** INS-2: asks the insurer again, for a quote that it didn't answer for. */
export default handlerWithPreflight(
  priceInsuranceQuote,
  async (asked) => {
    const { now, services, refuse } = asked
    if (!services.config.insurer) throw refuse('notSelling')
    const quote = await quoteFor(asked)
    const answers = quote && answersOf(quote)
    if (!answers) throw refuse('noSuchQuote')
    if (dateProblem(answers, now)) throw refuse('startPassed')
    const quoted = await askPrice(services.insurer, answers)
    if (!quoted) throw refuse('insurerAway')
    return { quoted }
  },
  async (context, { quoted }) => {
    const quote = await lockQuote(context)
    if (!quote) throw context.refuse('noSuchQuote')
    return { status: await writePrice(context, quote.id, quoted) }
  },
)
