import { answer } from '#platform/server/answer.ts'
import { saveInsuranceQuote } from '../contract.ts'
import { quoteSaved } from '../messages.ts'
import { privateLink } from '../privateLink.ts'
import { lockQuote } from '../queries.ts'
import { maySave } from '../view.ts'

export default answer(saveInsuranceQuote, async (context) => {
  const { input, who, db, services, refuse, notify } = context
  const quote = await lockQuote(context)
  if (!quote) throw refuse('noSuchQuote')
  const why = maySave({ ...quote, accountId: null })
  if (why !== true) throw refuse('notNow', { because: why })

  const change = db.updateTable('insuranceQuote').where('id', '=', quote.id)
  if (who) {
    await change.set({ accountId: who.id }).execute()
    return { savedIn: 'account' }
  }
  const { email } = input
  if (!email) throw refuse('emailNeeded', { field: 'email' })
  if (quote.email && quote.email !== email) throw refuse('sentAlready', { field: 'email' })
  await change.set({ email }).execute()
  await notify({ email }, quoteSaved(quote, privateLink(services, quote.id)))
  return { savedIn: 'email' }
})
