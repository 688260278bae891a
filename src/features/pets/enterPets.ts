import { releasedRegistered } from '#features/stock/releasedRegistered.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { petLife } from './lifecycle.ts'
import { petRow } from './registration.ts'
import type { NewPet } from './shapes.ts'

interface Entry {
  pet: NewPet
  keeperId: string
  /** The code of another register that says it holds the chip as well. */
  alsoHeldBy?: string | undefined
}

const AT_A_TIME = 1000

/**
 * Puts many animals on the register, in a few statements. `lost`: the chips that somebody else registered in the meantime;
 * when there are any, the caller undoes its transaction. `ids`: of the animals, by chip number.
 */
export async function enterPets(
  tools: LawTools,
  entries: readonly Entry[],
  by: 'keeper' | 'Staff',
  status: 'active' | 'awaitingPayment' = 'active',
): Promise<{ lost: Set<string>; petIds: string[]; ids: Map<string, string> }> {
  const { db, now, startMany } = tools
  const ids = new Map<string, string>()
  const lost = new Set(entries.map(({ pet }) => pet.chipNumber))
  // In the order of their numbers, so that two files that share chips wait for each other and not for ever.
  const inOrder = entries.toSorted((one, other) => (one.pet.chipNumber < other.pet.chipNumber ? -1 : 1))
  for (let from = 0; from < inOrder.length; from += AT_A_TIME) {
    const some = inOrder.slice(from, from + AT_A_TIME).map((entry) => ({ ...entry, id: newId() }))
    const pets = some.map(({ id, pet, keeperId }) => petRow(pet, { id, keeperId, status, now }))
    const chips = some.map(({ id, pet }) => ({ number: pet.chipNumber, petId: id, registeredAt: now }))
    const begun = some.map(({ id, pet, alsoHeldBy }) => ({
      id,
      status,
      facts: { chipNumber: pet.chipNumber, ...(alsoHeldBy && { alsoHeldBy }) },
    }))
    await db.insertInto('pet').values(pets).execute()
    const entered = await db
      .insertInto('chip')
      .values(chips)
      .onConflict((taken) => taken.column('number').doNothing())
      .returning('number')
      .execute()
    for (const { number } of entered) lost.delete(number)
    for (const { id, pet } of some) ids.set(pet.chipNumber, id)
    await startMany(petLife, 'bringIn', begun, by)
    const numbers = chips.map(({ number }) => number)
    await releasedRegistered(tools, numbers)
  }
  return { lost, petIds: [...ids.values()], ids }
}
