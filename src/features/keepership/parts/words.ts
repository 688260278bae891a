import type * as z from 'zod'
import type { Tone } from '#ui/palette.ts'
import type { ClaimReason, ClaimStatus, Objection } from '../shapes.ts'

/** How somebody came to have an animal: as they choose it, and as it is told to the keeper. */
export const reasonWords: Record<z.output<typeof ClaimReason>, { choice: string; told: string }> = {
  bought: { choice: 'I bought it', told: 'They say that they bought the animal.' },
  gift: { choice: 'It was given to me', told: 'They say that the animal was given to them.' },
  adopted: { choice: 'I adopted it', told: 'They say that they adopted the animal from a rescue.' },
  found: { choice: 'I found it', told: 'They say that they found the animal and reported it to the council.' },
  inherited: { choice: 'Its keeper has died', told: 'They say that the animal came to them when somebody died.' },
  separated: { choice: 'We have separated', told: 'They say that the animal stayed with them after a separation.' },
  assistance: { choice: 'It is an assistance animal', told: 'They say that it is an assistance animal that was placed with them.' },
}

/** Why a keeper objects. */
export const objectionWords: Record<z.output<typeof Objection>, { choice: string; hint: string }> = {
  stolen: { choice: 'It was stolen from me', hint: 'We also tell you how to report that to the police.' },
  lost: { choice: 'It is lost, and I want it back', hint: 'You may have just found out that it is safe.' },
  inDispute: { choice: 'We disagree about who keeps it', hint: 'For example after a separation or an unpaid sale.' },
  temporaryCare: { choice: 'Somebody looks after it for me', hint: 'A friend, a kennel, a foster home: it is still yours.' },
  neverAgreed: { choice: 'I never agreed to give it away', hint: 'You still keep it, or do not know how they came to have it.' },
}

/** How the states of a request are called and coloured, for both sides. */
export const claimWords: Record<z.output<typeof ClaimStatus>, { label: string; tone: Tone }> = {
  evidenceReview: { label: 'We look at the evidence', tone: 'watch' },
  held: { label: 'Waits for the council', tone: 'watch' },
  notified: { label: 'The keeper has been asked', tone: 'watch' },
  letterSent: { label: 'A letter is on its way', tone: 'watch' },
  grace: { label: 'The last 7 days', tone: 'alert' },
  cooling: { label: 'Agreed, not moved yet', tone: 'info' },
  blockedMissing: { label: 'Reported missing or stolen', tone: 'alert' },
  disputed: { label: 'Being settled', tone: 'alert' },
  completed: { label: 'The record has moved', tone: 'good' },
  refused: { label: 'Not enough evidence', tone: 'quiet' },
  withdrawn: { label: 'Taken back', tone: 'quiet' },
  settledKeeper: { label: 'Settled: the keeper keeps it', tone: 'quiet' },
  settledRequester: { label: 'Settled: the record has moved', tone: 'good' },
}

/** "3 days left", as a person says it. */
export function daysLeftText(days: number): string {
  if (days <= 0) return 'It ends today'
  return days === 1 ? '1 day left' : `${days} days left`
}
