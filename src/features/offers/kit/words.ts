import type * as z from 'zod'
import { ageText } from '#features/pets/kit/born.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import type { PetGlance, Registration } from '../shapes.ts'

/** An animal in one line: "Beagle · Female · 9 weeks". */
export function glanceText({ breed, sex, bornOn, bornExactly }: z.output<typeof PetGlance>, now: Date): string {
  const age = `${bornExactly ? '' : 'about '}${ageText(bornOn, londonDate(now))}`
  return [breed, sex === 'unknown' ? '' : sexText(sex, 'unknown'), age].filter(Boolean).join(' · ')
}

/** What becoming its keeper costs; null where nothing is known to be left to pay. */
export function payWords(name: string, registration: z.output<typeof Registration> | null): string {
  if (!registration) return 'Becoming the keeper is free, and so is every change you make later.'
  const { paidBy, price } = registration
  switch (paidBy) {
    case 'paid':
      return `${name}’s registration is already paid for, so it’s free for you. So is every change you make later.`
    case 'household':
      return `Your household plan covers ${name}’s registration, and every change you make later is free.`
    case 'inHand':
      return `We’ll use one of your credits to register ${name}, and every change you make later is free.`
    case 'you':
      return `Registering ${name} costs ${moneyText(price.pence)} once, for life. You pay after you say yes, and ${name} can be found in the meantime. Every change you make later is free.`
  }
}
