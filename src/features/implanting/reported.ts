import { petWithChip } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { isVetPractice, qualificationOf } from './queries/practices.ts'

interface Dead {
  kind: string
  chipNumber: string
  implantedOn: string | null
  implantSite: string | null
  implanterId: string | null
  /** The name of the member who put it in for a practice. */
  implantedBy: string | null
}

type Asking = Pick<Person, 'id' | 'name' | 'by'>

/**
 * Of an animal only what the Directorate asks; nothing of its keeper, and no name of an implanter but the reporter's own. What is written
 * of the implant of a later chip is not of this one.
 */
export async function animalOf(db: Db, who: Asking, dead: Dead) {
  const { kind, chipNumber, implantedOn, implantSite, implanterId, implantedBy } = dead
  const pet = await petWithChip(db, chipNumber)
  const isTheirs = implanterId === who.id || pet?.keeperId === who.id
  // Anyone may report that a chip has moved, and learns nothing of the animal by it.
  if (kind === 'migrated' && !isTheirs && !(await isVet(db, who))) return NOTHING_TOLD
  const { species = null, sex = null, bornOn = null } = pet ?? {}
  const facts = { species, sex, bornOn, breed: pet ? breedOf(pet) : null, implantedOn, implantSite, implanter: null }
  if (implanterId) return { ...facts, implanter: implanterId === who.id ? (implantedBy ?? who.name) : KNOWN_TO_US }
  if (!pet || pet.chipNumber !== chipNumber) return facts
  return {
    ...facts,
    implantedOn: implantedOn ?? pet.implantedOn,
    implantSite: implantSite ?? pet.implantSite,
    implanter: pet.implanterName && KNOWN_TO_US,
  }
}

const NOTHING_TOLD = { species: null, sex: null, bornOn: null, breed: null, implantedOn: null, implantSite: null, implanter: null }

async function isVet(db: Db, who: Asking): Promise<boolean> {
  const { isVerified, role } = await qualificationOf(db, who)
  return (isVerified && role === 'vet') || isVetPractice(db, who.id)
}

const KNOWN_TO_US = 'Known to the register, which will tell the VMD on request'
