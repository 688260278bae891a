import { releasedRegistered } from '#features/stock/releasedRegistered.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { petLife } from './lifecycle.ts'
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
  const facts = { chipNumber: pet.chipNumber, ...(alsoHeldBy && { alsoHeldBy }) }
  await start(petLife, 'register', { id, status }, 'keeper', facts)
  await releasedRegistered(tools, [pet.chipNumber])
  return id
}

/** The row of a pet that goes on the register now. */
export function petRow(pet: NewPet, entry: { id: string; keeperId: string; status: PetStatus; now: Date }) {
  const { id, keeperId, status, now } = entry
  return {
    id,
    keeperId,
    status,
    species: pet.species,
    ...factsRow(pet),
    originalName: pet.originalName || pet.name,
    registeredAt: now,
    keptSince: now,
    statusAt: now,
    updatedAt: now,
  }
}

/** The columns that the keeper may change later. */
export function factsRow(
  facts: Pick<NewPet, 'name' | 'breed' | 'sex' | 'neutered' | 'colour' | 'markings' | 'bornOn' | 'bornExactly' | 'photoId' | 'implant'>,
) {
  const { name, sex, neutered, colour, markings, bornOn, bornExactly, photoId, implant } = facts
  const { implantedOn, site, implanterName } = implant
  return {
    name,
    sex,
    neutered,
    colour,
    bornOn,
    bornExactly,
    photoId,
    implantedOn,
    breed: JSON.stringify(facts.breed),
    markings: markings || null,
    implantSite: site || null,
    implanterName: implanterName || null,
  }
}
