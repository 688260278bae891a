import type * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { DISPUTE_DAYS } from './lifecycle.ts'
import type { ClaimStatus } from './shapes.ts'

type Status = z.output<typeof ClaimStatus>

/** What the sentences look at. */
export interface Verification {
  status: Status
  reason: string
  answerBy: Date | null
  completedAt: Date | null
  /** Who of Staff opened it again after it was decided. */
  reopenedBy?: string | null | undefined
}

/** CLAIM-15 Whether a decision is being looked at again. */
export const isReopened = ({ status, reopenedBy }: Pick<Verification, 'status' | 'reopenedBy'>) =>
  status === 'disputed' && Boolean(reopenedBy)

/** The last moment at which a former keeper may dispute. */
export const disputeUntil = (completedAt: Date): Date => later(completedAt, { days: DISPUTE_DAYS })

const day = (at: Date | null) => (at ? whenText(at, 'day') : 'then')

const OUR_CARE = `We aim to look at it within 48 hours, and may ask you for documents. We can’t decide who owns an animal: that’s for the police or a court. Call us on ${site.phone} if you need help.`

/** What happens next, for the keeper. */
export function nextForKeeper({ status, answerBy, completedAt }: Verification): string {
  const sentences: Record<Status, string> = {
    evidenceReview: 'You don’t need to do anything yet.',
    held: `It was reported to a council, which holds a stray for seven clear days. The record won’t change during that time. If it’s yours, object now, and call us on ${site.phone} to find out which council it is.`,
    notified: `Answer by ${day(answerBy)}. If you don’t, you’ll have 7 more days, and our staff look at the evidence, before the record moves.`,
    letterSent: `We couldn’t reach you by message, so we’re writing to your address. Answer by ${day(answerBy)}. If you don’t, you’ll have 7 more days before the record moves.`,
    grace: `The time to answer has run out. The record will move once our staff have accepted the evidence, on ${day(answerBy)} at the earliest. Until it moves you can object.`,
    cooling: `You’ve agreed. Because your e-mail address or phone number is new, the record will move on ${day(answerBy)}. If it wasn’t you who agreed, object now.`,
    blockedMissing: `The record won’t change while the animal is reported missing, stolen, dead or abroad. Someone says they’ve got it: call us on ${site.phone}, and tell the police too if you have a crime number.`,
    disputed: `The record won’t change until it’s settled. ${OUR_CARE}`,
    completed: `The animal has a new keeper. If that’s wrong, tell us by ${day(completedAt && disputeUntil(completedAt))}.`,
    refused: 'You don’t need to do anything.',
    withdrawn: 'The request has been withdrawn. The animal’s record stays as it is.',
    settledKeeper: 'It’s settled: you’re the keeper.',
    settledRequester: `It’s settled: the person who asked is now the keeper. Call us on ${site.phone} if a court or the police decide differently.`,
  }
  return sentences[status]
}

/** A finder to whom a council has let a stray dog must keep it for a month (SI 1992/288 reg 4). */
const FINDERS_DUTY =
  'Once the council lets you keep a stray, the law says you must keep it for at least one month (SI 1992/288 reg 4), because its owner may still come forward.'

/** What happens next, for whoever asked. */
export function nextForRequester({ status, reason, answerBy, reopenedBy }: Verification): string {
  const sentences: Record<Status, string> = {
    evidenceReview: 'Our staff are checking what you sent. We’ll tell the keeper once they’ve approved it.',
    held: `The council holds a stray for seven clear days. Tell us here when it has released the animal to you, and we’ll ask the keeper. ${FINDERS_DUTY}`,
    notified: `We’ve asked the keeper, who has until ${day(answerBy)} to answer.`,
    letterSent: `We couldn’t deliver a message, so we’ve written to the keeper, who has until ${day(answerBy)} to answer.`,
    grace: `The keeper hasn’t answered. The record will move once our staff have accepted your evidence, on ${day(answerBy)} at the earliest, unless they object before then.`,
    cooling: `The keeper has agreed. The record will move on ${day(answerBy)}, once we’re sure it was the keeper who agreed.`,
    blockedMissing: `Your request is on hold because of the keeper’s report about this animal, and we’ve told the keeper. If the animal is with you, call us on ${site.phone}.`,
    disputed: `${isReopened({ status, reopenedBy }) ? '' : 'There’s an objection to your request. '}The record won’t change until it’s settled. ${OUR_CARE}`,
    completed: 'You’re the keeper. The former keeper can dispute this for 30 days.',
    refused: `What you sent wasn’t enough. Call us on ${site.phone} if you’ve got more evidence.`,
    withdrawn: 'You’ve withdrawn your request.',
    settledKeeper: 'It’s settled: the animal stays with its keeper.',
    settledRequester: 'It’s settled: you’re the keeper.',
  }
  const duty = reason === 'found' && (status === 'completed' || status === 'settledRequester') ? ` ${FINDERS_DUTY}` : ''
  return sentences[status] + duty
}
