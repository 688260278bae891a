import { petLife } from '#features/pets/lifecycle.ts'
import { enterPet } from '#features/pets/registration.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { purchaseLife } from '#features/plans/lifecycle.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { CODES, PETS } from './animals.ts'
import type { PersonKey } from './people.ts'

/** Registers the demo pets as their keepers would have: one has died lately, one waits for a payment. Then the codes of a few cards. */
export async function seedPets(db: Db, now: Date, people: Record<PersonKey, string>): Promise<void> {
  for (const { keeper, daysAgo, isUnpaid = false, diedDaysAgo, ...facts } of PETS) {
    const keeperId = people[keeper]
    const at = earlier(now, { days: daysAgo })
    const status = isUnpaid ? 'awaitingPayment' : 'active'
    const petId = await enterPet(lawOn(db, at, keeperId), NewPet.parse(facts), { keeperId, status, alsoHeldBy: null })
    if (!petId) throw new Error(`The chip ${facts.chipNumber} stands twice among the demo pets`)
    if (isUnpaid) await owe(db, keeperId, petId, at)
    if (diedDaysAgo) await lawOn(db, earlier(now, { days: diedDaysAgo }), keeperId).transition(petLife, 'reportDeceased', petId, 'keeper')
  }
  const codes = CODES.map((code) => ({ code: code.replaceAll('-', ''), createdAt: now }))
  await db.insertInto('registrationCode').values(codes).execute()
}

async function owe(db: Db, accountId: string, petId: string, at: Date) {
  const plan = await db.selectFrom('plan').selectAll().where('code', '=', 'single').executeTakeFirstOrThrow()
  const [id, status] = [newId(), 'waiting' as const]
  await db
    .insertInto('purchase')
    .values({ id, status, statusAt: at, accountId, planCode: plan.code, quantity: 1, petId, pence: plan.pence, createdAt: at })
    .execute()
  await lawOn(db, at, accountId).start(purchaseLife, 'buy', { id, status }, 'holder', { plan: plan.code, quantity: 1 })
}
