import { ensure } from '#database/seed/ensure.ts'
import type { PersonKey } from '#database/seed/people.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { PETS } from './demopets.ts'
import { enterPet } from './enterPet.ts'
import { petLife } from './lifecycle.ts'
import { NewPet } from './shapes.ts'

/** Registers the demo pets as their keepers would have: one has died lately, one waits for a payment. */
export async function seedPets(db: Db, now: Date, people: Record<PersonKey, string>): Promise<void> {
  for (const { keeper, daysAgo, isUnpaid = false, diedDaysAgo, ...facts } of PETS) {
    const keeperId = people[keeper]
    const at = earlier(now, { days: daysAgo })
    const status = isUnpaid ? 'awaitingPayment' : 'active'
    const petId = await enterPet(lawOn(db, at, keeperId), NewPet.parse(facts), { keeperId, status, alsoHeldBy: null })
    ensure(petId, `The chip ${facts.chipNumber} appears twice in the demo pets`)
    if (diedDaysAgo) await lawOn(db, earlier(now, { days: diedDaysAgo }), keeperId).transition(petLife, 'reportDeceased', petId, 'keeper')
  }
}
