import * as z from 'zod'
import { NoAnswer } from '#adapters/http/http.ts'
import type { Insurer, InsurersAnswer, Referral } from '#adapters/insurer/insurer.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { type QuoteRow, quoteById } from '../queries.ts'
import { questionOf } from '../question.ts'
import { personShared } from '../shares.ts'
import { answersOf } from '../view.ts'

/**
 * Sends a referral that the insurer doesn't have yet, and asks what it has decided. Where it doesn't answer, the quote is asked for again
 * with the others; the same referral may be sent twice, for it carries the quote's id.
 */
export default job({
  name: 'askInsurer',
  outside: true,
  data: z.object({ quoteId: z.uuid() }),
  work: async ({ data, db, services, queue }) => {
    const quote = await quoteById(db, data.quoteId)
    if (quote?.status !== 'referred') return
    const referral = await referralOf(db, quote)
    const heard = referral && (await decisionOf(services.insurer, quote.insurerReference, referral))
    if (heard) await queue('noteInsurersAnswer', { quoteId: quote.id, ...heard })
  },
})

async function decisionOf(
  insurer: Insurer,
  known: string | null,
  referral: Referral,
): Promise<{ reference: string; answer: InsurersAnswer } | null> {
  try {
    const reference = known ?? (await insurer.refer(referral))
    const answer = await insurer.answer(reference)
    if (answer.outcome !== 'unknown') return { reference, answer }
    const again = await insurer.refer(referral)
    return { reference: again, answer: await insurer.answer(again) }
  } catch (error) {
    if (error instanceof NoAnswer) return null
    throw error
  }
}

async function referralOf(db: Db, quote: QuoteRow): Promise<Referral | null> {
  const { id, accountId, cover, pays, annualPence, monthlyPence, petName } = quote
  const [answers, account] = [answersOf(quote), accountId ? await accountById(db, accountId) : null]
  const person = account && personShared(account)
  if (!answers || !person || !cover || !pays || !annualPence || !monthlyPence) return null
  return { quoteId: id, question: questionOf(answers), cover, pays, annualPence, monthlyPence, person, petName }
}
