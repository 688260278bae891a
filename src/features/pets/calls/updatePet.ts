import { isDeepStrictEqual } from 'node:util'
import { Species } from '#knowledge/animals/shape.ts'
import { answer } from '#platform/server/answer.ts'
import { updatePet } from '../contract.ts'
import { CHANGED } from '../lifecycle.ts'
import { mayEdit } from '../policy.ts'
import { handedOver, type PetRow, petToChange } from '../queries.ts'
import { factsRow } from '../registration.ts'
import { validatePet } from '../validation.ts'

export default answer(updatePet, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const pet = await petToChange(db, input.petId, who.id)
  const handed = pet ? null : await handedOver(db, input.petId, who.id)
  if (handed) throw refuse('handedOver', { because: handed })
  if (!pet) throw refuse('notYours')
  const may = mayEdit(who, { ...pet, now })
  if (may !== true) throw refuse('notNow', { because: may })
  const photoToCheck = input.photoId === pet.photoId ? null : input.photoId
  await validatePet(context, { ...input, species: Species.parse(pet.species), photoId: photoToCheck }, { uploader: who.id })

  const changed = changedFields(pet, input)
  if (changed.length === 0) return null
  await db
    .updateTable('pet')
    .set({ ...factsRow(input), updatedAt: now })
    .where('id', '=', pet.id)
    .execute()
  await recordEvent('pet', pet.id, { move: 'update', clause: CHANGED.clause, by: 'keeper', facts: { changed } })
  return null
})

/** The names of the fields that are not as they were; what stood in them is nobody's business later. */
function changedFields(pet: PetRow, input: Parameters<typeof factsRow>[0]): string[] {
  const before = new Map<string, unknown>(Object.entries(pet))
  const after = Object.entries({ ...factsRow(input), breed: input.breed })
  return after.filter(([field, value]) => !isDeepStrictEqual(before.get(field), value)).map(([field]) => field)
}
