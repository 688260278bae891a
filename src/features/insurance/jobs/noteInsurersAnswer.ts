import * as z from 'zod'
import { DECLINES } from '#knowledge/insurance/covers.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { insuranceQuoteLife } from '../lifecycle.ts'
import { coverBegins, notCovered } from '../messages.ts'
import type { QuoteRow } from '../queries.ts'
import type { QuoteView } from '../shapes.ts'

const Answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['looking', 'unknown']) }),
  z.object({ outcome: z.literal('declined'), reason: z.enum(DECLINES) }),
  z.object({ outcome: z.literal('bound'), policyNumber: z.string(), startsOn: z.string(), endsOn: z.string(), annualPence: z.int() }),
])
type Bound = Extract<z.output<typeof Answer>, { outcome: 'bound' }>

/** INS-6, INS-7: writes down what the insurer has decided. An answer that comes twice changes nothing. */
export default job({
  name: 'noteInsurersAnswer',
  data: z.object({ quoteId: z.uuid(), reference: z.string(), answer: Answer }),
  work: async (context) => {
    const { db, data } = context
    const quote = await db.selectFrom('insuranceQuote').selectAll().where('id', '=', data.quoteId).forUpdate().executeTakeFirst()
    if (quote?.status !== 'referred') return
    await db.updateTable('insuranceQuote').set({ insurerReference: data.reference }).where('id', '=', quote.id).execute()
    if (data.answer.outcome === 'declined') return decline(context, quote, data.answer.reason)
    if (data.answer.outcome === 'bound') return bind(context, quote, data.answer)
  },
})

async function bind(context: JobContext<unknown>, quote: QuoteRow, { policyNumber, startsOn, endsOn, annualPence }: Bound): Promise<void> {
  const { db, services, transition, notify } = context
  if (annualPence !== quote.annualPence) {
    services.alarm('The insurer has bound a policy at another price than the one that was chosen: have it cancelled', { quoteId: quote.id })
    return decline(context, quote, 'otherPrice')
  }
  await db.updateTable('insuranceQuote').set({ policyNumber, startsOn, endsOn }).where('id', '=', quote.id).execute()
  await transition(insuranceQuoteLife, 'bind', quote.id, 'insurer')
  if (quote.accountId) await notify(quote.accountId, coverBegins({ ...quote, policyNumber, startsOn, endsOn }))
}

async function decline(
  { db, transition, notify }: JobContext<unknown>,
  quote: QuoteRow,
  reason: NonNullable<QuoteView['declined']>,
): Promise<void> {
  await db.updateTable('insuranceQuote').set({ reason }).where('id', '=', quote.id).execute()
  await transition(insuranceQuoteLife, 'decline', quote.id, 'insurer', { reason })
  if (quote.accountId) await notify(quote.accountId, notCovered(quote, reason))
}
