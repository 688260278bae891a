import { releasedRegistered } from '#features/stock/releasedRegistered.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { petLife } from './lifecycle.ts'
import { petRow } from './registration.ts'
import type { NewPet, PetStatus } from './shapes.ts'

interface Entry {
  keeperId: string
  status: Extract<PetStatus, 'active' | 'awaitingPayment'>
  /** The code of another register that says it holds the chip as well. */
  alsoHeldBy: string | null
}

/**
 * Puts an animal and its chip on the register in its keeper's name; its id, or null when the chip is taken. Of several who try one
 * chip at the same time the database lets one through. The caller undoes its transaction on null.
 */
export async function enterPet(tools: LawTools, pet: NewPet, { keeperId, status, alsoHeldBy }: Entry): Promise<string | null> {
  const { db, now, start } = tools
  const id = newId()
  await db.insertInto('pet').values(petRow(pet, { id, keeperId, status, now })).execute()
  const chip = await db
    .insertInto('chip')
    .values({ number: pet.chipNumber, petId: id, registeredAt: now })
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!chip) return null
  const facts = { chipNumber: pet.chipNumber, sex: pet.sex, colour: pet.colour, ...(alsoHeldBy && { alsoHeldBy }) }
  await start(petLife, 'register', { id, status }, 'keeper', facts)
  await releasedRegistered(tools, [pet.chipNumber])
  return id
}
