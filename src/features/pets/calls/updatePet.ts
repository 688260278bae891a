import { isDeepStrictEqual } from 'node:util'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { answer } from '#platform/server/answer.ts'
import { updatePet } from '../contract.ts'
import { CHANGED } from '../lifecycle.ts'
import { mayCorrectSpecies, mayEdit } from '../policy.ts'
import { implantRecorded, isOtherImplant } from '../queries/implants.ts'
import { kennelClubTaken, takenMeanwhile } from '../queries/kennelclub.ts'
import { handedOver, type PetRow, petToChange } from '../queries.ts'
import { factsRow, versionOfRecord } from '../registration.ts'
import { validatePet } from '../validation.ts'

export default answer(updatePet, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const pet = await petToChange(db, input.petId, who.id)
  const handed = pet ? null : await handedOver(db, input.petId, who.id)
  if (handed) throw refuse('handedOver', { because: handed })
  if (!pet) throw refuse('notYours')
  const may = mayEdit(who, { ...pet, now })
  if (may !== true) throw refuse('notNow', { because: may })
  if (input.version !== undefined && input.version !== versionOfRecord(pet)) throw refuse('changedMeanwhile')
  const kennelClubNumber = (input.kennelClubNumber ?? pet.kennelClubNumber) || null
  if (kennelClubNumber && (await kennelClubTaken(db, [kennelClubNumber], pet.id)).size > 0)
    throw refuse('kennelClubTaken', { field: 'kennelClubNumber' })
  const photoToCheck = input.photoId === pet.photoId ? null : input.photoId
  const species = input.species ?? Species.parse(pet.species)
  if (species !== pet.species && !mayCorrectSpecies(pet)) throw refuse('speciesFixed', { field: 'species' })
  const recorded = await implantRecorded(db, pet)
  if (recorded && isOtherImplant(recorded, input.implant)) throw refuse('implantFixed', { field: 'implant.implantedOn' })
  const facts = { ...input, implant: recorded ?? input.implant }
  await validatePet(context, { ...facts, species, photoId: photoToCheck }, { uploader: who.id })

  const after = { ...factsRow(facts), species, kennelClubNumber, breed: input.breed }
  const changed = changedFields(pet, after)
  if (changed.length === 0) return null
  await db
    .updateTable('pet')
    .set({ ...factsRow(facts), species, kennelClubNumber, updatedAt: now })
    .where('id', '=', pet.id)
    .execute()
    .catch((error: unknown) => {
      throw takenMeanwhile(error) === null ? error : refuse('kennelClubTaken', { field: 'kennelClubNumber' })
    })
  const was = valuesOf({ ...pet, breed: breedOf(pet) }, changed)
  const is = valuesOf({ ...after, breed: breedOf({ ...pet, ...input, species }) }, changed)
  // Until somebody has said that it's theirs, the implanter who registered it keeps it.
  const by = pet.status === 'awaitingConfirmation' ? 'Implanter' : 'keeper'
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by, facts: { changed, was, now: is } })
  return null
})

/** The names of the fields that are not as they were. */
function changedFields(pet: PetRow, after: object): string[] {
  const before = new Map<string, unknown>(Object.entries(pet))
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(before.get(field), value))
    .map(([field]) => field)
}

/** History is kept for good and goes with the animal, so no free text, no person’s name and no picture is kept in it. */
const NOT_KEPT = new Set(['markings', 'implanterName', 'photoId'])

const valuesOf = (pet: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(pet).filter(([field]) => fields.includes(field) && !NOT_KEPT.has(field)))
