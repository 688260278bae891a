import type * as z from 'zod'
import { NoAnswer } from '#adapters/http/http.ts'
import type { Insurer, Quoted } from '#adapters/insurer/insurer.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { insuranceQuoteLife } from './lifecycle.ts'
import { questionOf } from './question.ts'
import type { InsuranceQuoteStatus, QuoteAnswers } from './shapes.ts'

/** What the insurer says to these answers; null where it doesn't answer. */
export function askPrice(insurer: Insurer, answers: QuoteAnswers): Promise<Quoted | null> {
  return insurer.quote(questionOf(answers)).catch((error: unknown) => {
    if (error instanceof NoAnswer) return null
    throw error
  })
}

/** INS-2, INS-7: writes down what the insurer said to a quote that waits for its price. */
export async function writePrice(
  { db, transition }: LawTools,
  quoteId: string,
  quoted: Quoted | null,
): Promise<z.output<typeof InsuranceQuoteStatus>> {
  if (!quoted) return 'details'
  if ('declined' in quoted) {
    await db.updateTable('insuranceQuote').set({ reason: quoted.declined }).where('id', '=', quoteId).execute()
    return transition(insuranceQuoteLife, 'decline', quoteId, 'insurer', { reason: quoted.declined })
  }
  await db
    .updateTable('insuranceQuote')
    .set({ offers: JSON.stringify(quoted.offers) })
    .where('id', '=', quoteId)
    .execute()
  return transition(insuranceQuoteLife, 'price', quoteId, 'insurer')
}
