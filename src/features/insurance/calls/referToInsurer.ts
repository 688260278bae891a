import { accountById } from '#features/accounts/queries.ts'
import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { referToInsurer } from '../contract.ts'
import { insuranceQuoteLife } from '../lifecycle.ts'
import { sentToInsurer } from '../messages.ts'
import { timeProblem } from '../policy.ts'
import { lockQuote } from '../queries.ts'
import { personShared, sharesOf } from '../shares.ts'
import { answersOf } from '../view.ts'

/** INS-5: the insurer is told what was agreed to, once this has committed. */
export default answer(referToInsurer, async (context) => {
  const { input, who, db, now, services, refuse, transition, notify, queue } = context
  if (!services.config.insurer) throw refuse('notSelling')
  const quote = await lockQuote(context)
  if (!quote) throw refuse('noSuchQuote')
  const [answers, account] = [answersOf(quote), await accountById(db, who.id)]
  const { cover, annualPence } = quote
  if (may(insuranceQuoteLife, 'refer')(who, quote) === true && answers && cover && annualPence) {
    const problem = timeProblem(quote, now)
    if (problem) throw refuse(problem)
    if (!personShared(account)) throw refuse('addressNeeded')
    const shares = sharesOf(account, quote)
    if (shares.toSorted().join() !== [...input.shares].toSorted().join()) throw refuse('otherShares', { field: 'shares' })
    await db.updateTable('insuranceQuote').set({ accountId: who.id, shared: shares, referredAt: now }).where('id', '=', quote.id).execute()
    await notify(who.id, sentToInsurer(quote, { answers, cover, annualPence, shares }))
    await queue('askInsurer', { quoteId: quote.id })
  }
  return { status: await transition(insuranceQuoteLife, 'refer', quote.id, 'holder', { shared: input.shares }) }
})
