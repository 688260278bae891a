import { leavesFrom } from '#features/offers/policy.ts'
import { londonDate } from '#platform/clock/clock.ts'

interface Animal {
  species: string
  bornOn: string
  breeder: { isYou: boolean } | null
}

/** OFFER-1: the day (`YYYY-MM-DD`) until which a breeder’s own animal stays with its mother, so that only an organisation can take it; null once it can leave. */
export function tooYoungUntil(pet: Animal, now: Date): string | null {
  const from = pet.breeder?.isYou ? leavesFrom(pet) : null
  return from && londonDate(now) < from ? from : null
}
