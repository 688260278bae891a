import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { numberReviewLife } from './lifecycle.ts'
import { scanAgain } from './messages.ts'
import { lockReview } from './queries.ts'
import { REVIEWING_REFUSED } from './refusals.ts'

type Tools = Pick<CallContext<never>, 'db' | 'transition' | 'notify'>

/** CHIP-4, CHIP-5: Staff find a watched number right, or ask its keeper to have the animal scanned again. */
export async function reviewNumber({ db, transition, notify }: Tools, number: string, decision: 'pass' | { question: string }) {
  const review = await lockReview(db, number)
  if (!review || review.status === 'passed') throw refusedBy(REVIEWING_REFUSED, 'noSuchReview')
  if (decision === 'pass') return transition(numberReviewLife, 'pass', review.id, 'Staff')
  await notify(review.keeperId, scanAgain(review, decision.question))
  return transition(numberReviewLife, 'question', review.id, 'Staff')
}
