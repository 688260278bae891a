import type * as z from 'zod'
import type { Registration } from '#features/offers/shapes.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import type { Tone } from '#ui/palette.ts'
import type { RehomingStatus, WhyRehome } from '../shapes.ts'

/** Why a keeper gives an animal away. */
export const whyWords: Record<z.output<typeof WhyRehome>, string> = {
  moving: 'We’re moving',
  health: 'Illness or age',
  money: 'We can’t afford it',
  time: 'We don’t have enough time',
  behaviour: 'Its behaviour',
  allergy: 'An allergy',
  family: 'A change in the family',
  gift: 'It’s a gift',
  other: 'Another reason',
}

/** How the states of a rehoming are called and coloured. */
export const rehomingWords: Record<z.output<typeof RehomingStatus>, { label: string; tone: Tone }> = {
  listed: { label: 'Looking for a home', tone: 'info' },
  sent: { label: 'Waiting for an answer', tone: 'watch' },
  agreeing: { label: 'Home chosen', tone: 'info' },
  handedOver: { label: 'Waiting to be confirmed', tone: 'watch' },
  completed: { label: 'Has a new home', tone: 'good' },
  rejected: { label: 'Turned down', tone: 'quiet' },
  expired: { label: 'No answer in time', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', tone: 'quiet' },
  disputed: { label: 'In dispute', tone: 'alert' },
  returned: { label: 'Back with the former keeper', tone: 'info' },
  settled: { label: 'Settled: the change stands', tone: 'good' },
}

/** What is asked for an animal, given in pence. */
export const feeText = (pence: number) => (pence === 0 ? 'None' : moneyText(pence))

/** What is to be paid for an animal's registration, and by whom, in a fact. */
export function registrationText({ paidBy, price }: z.output<typeof Registration>): string {
  if (paidBy === 'paid') return 'Paid, for life'
  if (paidBy === 'household') return 'Covered by your household plan'
  return `${moneyText(price.pence)}, paid once by the new keeper`
}

/** What becomes of what a keeper still owes for an animal that they give away; null where they owe nothing. */
export const debtWords = (registration: z.output<typeof Registration> | null): string | null =>
  registration?.paidBy === 'you'
    ? `The registration still has to be paid for: ${moneyText(registration.price.pence)}. Once it changes keeper, the new keeper pays it and you don’t have to.`
    : null
