import type * as z from 'zod'
import { moneyText } from '#ui/moneytext.ts'
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
