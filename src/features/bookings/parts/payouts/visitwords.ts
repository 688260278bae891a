import type { AnswerOf } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import type { getPayoutVisits } from '../../contract.ts'

type Visit = Pick<AnswerOf<typeof getPayoutVisits>['items'][number], 'amount' | 'deposit' | 'refunded'>

/** How the sum of a visit comes about where it isn't its whole deposit; null where it is. */
export function sumWords({ amount, deposit, refunded }: Visit): string | null {
  if (amount.pence === deposit.pence) return null
  const paid = `The deposit was ${moneyText(deposit.pence)}`
  const back = refunded.pence > 0 ? `${moneyText(refunded.pence)} of it went back to the customer` : null
  const before = deposit.pence - refunded.pence - amount.pence
  const earlier = before > 0 ? `${moneyText(before)} of it is in an earlier payout` : null
  return `${[paid, back, earlier].filter(Boolean).join('. ')}.`
}
