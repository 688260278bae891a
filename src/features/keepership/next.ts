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
}

/** The last moment at which a former keeper may dispute. */
export const disputeUntil = (completedAt: Date): Date => later(completedAt, { days: DISPUTE_DAYS })

const day = (at: Date | null) => (at ? whenText(at, 'day') : 'then')

const OUR_CARE = `Staff look at it within 48 hours and may ask you for papers. Who owns an animal is not for a register to say: the police or a court decide that. Ring us on ${site.phone} if you need to.`

/** What happens next, for the keeper. */
export function nextForKeeper({ status, answerBy, completedAt }: Verification): string {
  const sentences: Record<Status, string> = {
    evidenceReview: 'Nothing is asked of you yet.',
    held: `It was reported to a council, which holds a stray for seven clear days. Nothing moves meanwhile. If it is yours, object now, and ring us on ${site.phone} to hear which council it is.`,
    notified: `Answer by ${day(answerBy)}. If you do not, you have 7 days more, and then the record moves.`,
    letterSent: `No message reached you, so we write to your address. Answer by ${day(answerBy)}. If you do not, you have 7 days more, and then the record moves.`,
    grace: `The time to answer is over. The record moves on ${day(answerBy)} unless you object before.`,
    cooling: `You have agreed. Because your e-mail or telephone number is new, the record moves on ${day(answerBy)}. If it was not you who agreed, object now.`,
    blockedMissing: `Nothing moves while you report the animal missing, stolen, dead or abroad. Somebody says that they have it: ring us on ${site.phone}, and tell the police too if you have a crime number.`,
    disputed: `Nothing moves until it is settled. ${OUR_CARE}`,
    completed: `The animal has another keeper. If that is wrong, say so by ${day(completedAt && disputeUntil(completedAt))}.`,
    refused: 'Nothing is asked of you.',
    withdrawn: 'The request was taken back. The animal’s record stays as it is.',
    settledKeeper: 'It is settled: you are the keeper.',
    settledRequester: `It is settled: the person who asked is the keeper. Ring us on ${site.phone} if a court or the police see it differently.`,
  }
  return sentences[status]
}

/** A finder to whom a council has let a stray dog must keep it for a month (SI 1992/288 reg 4). */
const FINDERS_DUTY =
  'Once the council lets you keep a stray, the law asks you to keep it for at least one month (SI 1992/288 reg 4), for its owner may still come.'

/** What happens next, for whoever asked. */
export function nextForRequester({ status, reason, answerBy }: Verification): string {
  const sentences: Record<Status, string> = {
    evidenceReview: 'Staff look at what you sent. The keeper is told once they have.',
    held: `The council holds a stray for seven clear days. Tell us here when it has released the animal to you: the keeper is asked from then on. ${FINDERS_DUTY}`,
    notified: `The keeper has been asked and can answer until ${day(answerBy)}.`,
    letterSent: `No message could be delivered, so a letter has gone to the keeper, who can answer until ${day(answerBy)}.`,
    grace: `The keeper has not answered. The record moves on ${day(answerBy)} unless the keeper objects before.`,
    cooling: `The keeper has agreed. The record moves on ${day(answerBy)}, once it is sure that it was the keeper.`,
    blockedMissing: `The keeper’s report about this animal stops everything, and the keeper has been told. If the animal is with you, ring us on ${site.phone}.`,
    disputed: `An objection was received. Nothing moves until it is settled. ${OUR_CARE}`,
    completed: 'You are the keeper. The former keeper may dispute that for 30 days.',
    refused: `What you sent was not enough. Ring us on ${site.phone} if you have more.`,
    withdrawn: 'You have taken the request back.',
    settledKeeper: 'It is settled: the keeper keeps it.',
    settledRequester: 'It is settled: you are the keeper.',
  }
  const duty = reason === 'found' && (status === 'completed' || status === 'settledRequester') ? ` ${FINDERS_DUTY}` : ''
  return sentences[status] + duty
}
