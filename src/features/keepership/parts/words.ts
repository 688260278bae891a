import type * as z from 'zod'
import type { Tone } from '#ui/palette.ts'
import type { AskedOfMe, AskReason, ClaimReason, ClaimStatus, Objection } from '../shapes.ts'

/** How somebody came to have an animal: as they choose it, and as it is told to the keeper. */
/** What a request about an animal is headed by, for its keeper: what it asks, or how it stands once they have said no. */
export function headingOf({ petName, hasMoved, isDisputed }: Pick<AskedOfMe, 'petName' | 'hasMoved' | 'isDisputed'>) {
  if (hasMoved) return { title: `${petName} has a new keeper`, lead: null }
  if (isDisputed)
    return {
      title: `Who keeps ${petName} is disputed`,
      lead: 'You’ve told us that it’s wrong. You don’t need to do anything now: our staff look at both sides and write to you.',
    }
  return { title: `Is ${petName} still with you?`, lead: `Someone has asked to be ${petName}’s registered keeper.` }
}

export const reasonWords: Record<z.output<typeof AskReason>, { choice: string; told: string }> = {
  bought: { choice: 'I bought it', told: 'They say they bought the animal.' },
  gift: { choice: 'It was given to me', told: 'They say the animal was given to them.' },
  adopted: { choice: 'I adopted it', told: 'They say they adopted the animal from a rescue.' },
  found: { choice: 'I found it', told: 'They say they found the animal and reported it to the council.' },
  inherited: { choice: 'Its keeper has died', told: 'They say they took the animal on when its keeper died.' },
  separated: { choice: 'We’ve separated', told: 'They say the animal stayed with them after a separation.' },
  assistance: { choice: 'It’s an assistance animal', told: 'They say it’s an assistance animal that was placed with them.' },
}

/** CLAIM-14 Nobody asks for this: an organisation says so of what it holds. */
const UNCLAIMED = 'A rescue held the animal as a stray. The time to claim it ended and no one had, so the rescue is its keeper now.'

/** What the keeper is told of how it came to whoever has it. */
export const toldOf = (reason: z.output<typeof ClaimReason>): string => (reason === 'unclaimed' ? UNCLAIMED : reasonWords[reason].told)

/** Why a keeper objects. */
export const objectionWords: Record<z.output<typeof Objection>, { choice: string; hint: string }> = {
  stolen: { choice: 'It was stolen from me', hint: 'We’ll also tell you how to report it to the police.' },
  lost: { choice: 'It’s lost, and I want it back', hint: 'You may have just found out it’s safe.' },
  inDispute: { choice: 'We disagree about who should keep it', hint: 'For example, after a separation or an unpaid sale.' },
  temporaryCare: { choice: 'It’s being looked after for me', hint: 'By a friend, kennel or foster home. It’s still yours.' },
  neverAgreed: { choice: 'I never agreed to give it away', hint: 'You still have it, or don’t know how they came to have it.' },
}

/** How the states of a request are called and coloured, for both sides. */
export const claimWords: Record<z.output<typeof ClaimStatus>, { label: string; tone: Tone }> = {
  evidenceReview: { label: 'We’re checking your evidence', tone: 'watch' },
  held: { label: 'Waiting for the council', tone: 'watch' },
  notified: { label: 'We’ve asked the keeper', tone: 'watch' },
  letterSent: { label: 'We’ve sent a letter', tone: 'watch' },
  grace: { label: 'Last 7 days', tone: 'alert' },
  cooling: { label: 'Agreed, record not moved yet', tone: 'info' },
  blockedMissing: { label: 'Reported missing or stolen', tone: 'alert' },
  disputed: { label: 'Being settled', tone: 'alert' },
  completed: { label: 'The record has moved', tone: 'good' },
  refused: { label: 'Not enough evidence', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', tone: 'quiet' },
  settledKeeper: { label: 'Settled: stays with the keeper', tone: 'quiet' },
  settledRequester: { label: 'Settled: the record has moved', tone: 'good' },
}

/** "3 days left", as a person says it. */
export function daysLeftText(days: number): string {
  if (days <= 0) return 'Ends today'
  return days === 1 ? '1 day left' : `${days} days left`
}
