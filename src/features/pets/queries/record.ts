import { fileUrl } from '#features/files/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { chainHolds } from '#platform/law/event.ts'
import type { PetRow } from '../queries.ts'
import { timelineOf } from '../timeline.ts'

/** An animal as both sides of a change of keeper may see it: nothing of its keeper. */
export function petGlance(pet: PetRow) {
  const { name, species, sex, colour, bornOn, bornExactly, photoId, chipNumber } = pet
  const shown = { breed: breedOf(pet), photoUrl: photoId && fileUrl(photoId), chipShown: groupChipNumber(chipNumber) }
  return { name, species, sex, colour, bornOn, bornExactly, ...shown }
}

/** True while a pet has this file as its photo. */
export const isPhotoOfPet = async (db: Db, fileId: string): Promise<boolean> =>
  (await db.selectFrom('pet').select('id').where('photoId', '=', fileId).limit(1).executeTakeFirst()) !== undefined

/** What has happened to a pet, oldest first, as one person may read it, and whether the chain of its events is whole. */
export async function lifeOf(db: Db, pet: { id: string; keeperId: string }, readerId: string) {
  const events = await eventsOf(db, pet.id)
  return { timeline: timelineOf(events, pet, readerId), chainHolds: chainHolds(events) === true }
}

/** The chain of a pet's events, oldest first. */
export const eventsOf = (db: Db, petId: string) =>
  db.selectFrom('event').selectAll().where('subject', '=', 'pet').where('subjectId', '=', petId).orderBy('seq').execute()
