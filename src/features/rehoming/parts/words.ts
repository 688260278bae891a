import type * as z from 'zod'
import type { Registration } from '#features/offers/shapes.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import type { Tone } from '#ui/palette.ts'
import type { RehomingStatus, WhyRehome } from '../shapes.ts'

/** Why a keeper gives an animal away. */
export const whyWords: Record<z.output<typeof WhyRehome>, string> = {
  moving: 'We are moving',
  health: 'Illness or age',
  money: 'We cannot afford it',
  time: 'There is not enough time for it',
  behaviour: 'How it behaves',
  allergy: 'An allergy',
  family: 'A change in the family',
  gift: 'I am giving it as a gift',
  other: 'Another reason',
}

/** How the states of a rehoming are called and coloured. */
export const rehomingWords: Record<z.output<typeof RehomingStatus>, { label: string; tone: Tone }> = {
  listed: { label: 'Looking for a home', tone: 'info' },
  sent: { label: 'Waits for an answer', tone: 'watch' },
  completed: { label: 'Has its new home', tone: 'good' },
  rejected: { label: 'Said no', tone: 'quiet' },
  expired: { label: 'Not answered in time', tone: 'quiet' },
  withdrawn: { label: 'Taken back', tone: 'quiet' },
  disputed: { label: 'Being settled', tone: 'alert' },
  returned: { label: 'Returned to its keeper', tone: 'info' },
  settled: { label: 'Settled: it stays', tone: 'good' },
}

/** What is asked for an animal, given in pence. */
export const feeText = (pence: number) => (pence === 0 ? 'Nothing' : moneyText(pence))

/** What is to be paid for an animal's registration, and by whom, in a fact. */
export function registrationText({ paidBy, price }: z.output<typeof Registration>): string {
  if (paidBy === 'paid') return 'Paid, for its whole life'
  if (paidBy === 'household') return 'Your household plan pays for it'
  return `${moneyText(price.pence)}, paid once by whoever takes it`
}

/** What becomes of what a keeper still owes for an animal that they give away; null where they owe nothing. */
export const debtWords = (registration: z.output<typeof Registration> | null): string | null =>
  registration?.paidBy === 'you'
    ? `Its registration is still to be paid: ${moneyText(registration.price.pence)}. That goes with it: the new keeper pays it, and you do not any more.`
    : null
