import type { Db } from '#platform/database/db.ts'
import type { AnimalInCare } from './animalsInCare.ts'
import { contactOf } from './directory.ts'
import { heldUntil } from './messages.ts'
import type { TellTools } from './points.ts'
import { custodyOf } from './queries/custodies.ts'
import { FREE_FROM } from './stays.ts'

/** HOLD-1 Tells the keepers of dogs that are held for them until which day, where that has just changed. */
export async function tellOfNewDays(
  { db, who, notify }: Pick<TellTools, 'db' | 'who' | 'notify'>,
  dogs: readonly Pick<AnimalInCare, 'id' | 'intakeId' | 'isHeld' | 'freeFrom'>[],
) {
  for (const { id, intakeId, isHeld, freeFrom: before } of dogs) {
    const custody = isHeld ? await custodyOf(db, id) : undefined
    const freeFrom = custody ? await freeFromOf(db, intakeId) : null
    if (!custody || freeFrom === null || freeFrom === before) continue
    const { name: organisation, phone } = await contactOf(db, who.id)
    await notify(custody.keeperId, heldUntil({ petId: id, petName: custody.petName, organisation, phone, freeFrom }))
  }
}

/** PET-15 From which day the stray dog of an intake may go; null for any other animal. */
export async function freeFromOf(db: Db, intakeId: string): Promise<string | null> {
  const stay = await db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .select(FREE_FROM.as('freeFrom'))
    .where('intake.id', '=', intakeId)
    .executeTakeFirstOrThrow()
  return stay.freeFrom
}
