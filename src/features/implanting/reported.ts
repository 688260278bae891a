import { petWithChip } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import type { Db } from '#platform/database/db.ts'
import { isVetPractice, practiceOf } from './queries/practices.ts'

interface Dead {
  kind: string
  chipNumber: string
  implantedOn: string | null
  implantSite: string | null
  implanterId: string | null
}

/**
 * Of an animal only what the Directorate asks; nothing of its keeper, and no name of an implanter but the reporter's own. What is written
 * of the implant of a later chip is not of this one.
 */
export async function animalOf(db: Db, who: { id: string; name: string }, dead: Dead) {
  const { kind, chipNumber, implantedOn, implantSite, implanterId } = dead
  const pet = await petWithChip(db, chipNumber)
  const isTheirs = implanterId === who.id || pet?.keeperId === who.id
  // Anyone may report that a chip has moved, and learns nothing of the animal by it.
  if (kind === 'migrated' && !isTheirs && !(await isVet(db, who.id))) return NOTHING_TOLD
  const { species = null, sex = null, bornOn = null } = pet ?? {}
  const facts = { species, sex, bornOn, breed: pet ? breedOf(pet) : null, implantedOn, implantSite, implanter: null }
  if (implanterId) return { ...facts, implanter: implanterId === who.id ? who.name : KNOWN_TO_US }
  if (!pet || pet.chipNumber !== chipNumber) return facts
  return {
    ...facts,
    implantedOn: implantedOn ?? pet.implantedOn,
    implantSite: implantSite ?? pet.implantSite,
    implanter: pet.implanterName && KNOWN_TO_US,
  }
}

const NOTHING_TOLD = { species: null, sex: null, bornOn: null, breed: null, implantedOn: null, implantSite: null, implanter: null }

async function isVet(db: Db, accountId: string): Promise<boolean> {
  const { isVerified, role } = await practiceOf(db, accountId)
  return (isVerified && role === 'vet') || isVetPractice(db, accountId)
}

const KNOWN_TO_US = 'Known to the register, which will tell the VMD on request'
