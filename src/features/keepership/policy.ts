import type { Rule } from '#platform/law/policy.ts'

/** What is open about who keeps an animal. */
export interface Spoken {
  isOffered: boolean
  isRehoming: boolean
  isClaimed: boolean
}

/** KEEP-2 One change of keeper at a time: while one is open, there is no other. */
export const isNotSpokenFor: Rule<Spoken> = (_who, pet) => spokenFor(pet) ?? true

/** The sentence about what is open, or null where nothing is. */
export function spokenFor({ isClaimed, isOffered, isRehoming }: Spoken): string | null {
  if (isClaimed) return 'KEEP-2 Somebody has asked to be this animal’s keeper. That is settled first.'
  if (isOffered) return 'KEEP-2 This animal is offered to somebody already. Take that offer back first.'
  if (isRehoming) return 'KEEP-2 A new home is being arranged for this animal already. Take that back first, or wait until it is settled.'
  return null
}
