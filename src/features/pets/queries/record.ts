import { fileUrl } from '#features/files/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { chainHolds, type Event } from '#platform/law/event.ts'
import type { Person } from '#platform/law/policy.ts'
import type { PetRow } from '../queries.ts'
import { timelineOf } from '../timeline.ts'

/** An animal as both sides of a change of keeper may see it: nothing of its keeper. */
export function petGlance(pet: PetRow) {
  const { name, species, sex, colour, bornOn, bornExactly, photoId, chipNumber } = pet
  const shown = { breed: breedOf(pet), photoUrl: photoId && fileUrl(photoId), chipShown: groupChipNumber(chipNumber) }
  return { name, species, sex, colour, bornOn, bornExactly, ...shown }
}

/** True while a pet has this file as one of its photos. */
export async function isPhotoOfPet(db: Db, fileId: string): Promise<boolean> {
  const main = await db.selectFrom('pet').select('id').where('photoId', '=', fileId).limit(1).executeTakeFirst()
  return (
    (main ?? (await db.selectFrom('furtherPhoto').select('petId').where('fileId', '=', fileId).limit(1).executeTakeFirst())) !== undefined
  )
}

/** The photos of a pet, the main one first. */
export async function photosOf(db: Db, { id, photoId }: { id: string; photoId: string | null }): Promise<string[]> {
  const further = await db.selectFrom('furtherPhoto').select('fileId').where('petId', '=', id).orderBy('place').orderBy('fileId').execute()
  return [...new Set([...(photoId ? [photoId] : []), ...further.map(({ fileId }) => fileId)])]
}

/** What has happened to a pet, oldest first, as one person may read it, and whether the chain of its events is whole. */
export async function lifeOf(db: Db, pet: { id: string; keeperId: string }, reader: Pick<Person, 'id' | 'by'>) {
  const events = await eventsOf(db, pet.id)
  const colleagues = await colleaguesIn(db, events, reader)
  return { timeline: timelineOf(events, pet, reader.id, colleagues), chainHolds: chainHolds(events) === true }
}

/** The names of those who did any of this for the reader's own organisation; to someone who works for it, also its holder's. */
async function colleaguesIn(db: Db, events: readonly Pick<Event, 'byAccount' | 'byPerson'>[], reader: Pick<Person, 'id' | 'by'>) {
  const members = events.flatMap(({ byAccount, byPerson }) => (byAccount === reader.id && byPerson ? byPerson : []))
  const ids = [...members, ...(reader.by ? [reader.id] : [])]
  if (ids.length === 0) return new Map<string, string>()
  const people = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** The chain of a pet's events, oldest first. */
export const eventsOf = (db: Db, petId: string) =>
  db.selectFrom('event').selectAll().where('subject', '=', 'pet').where('subjectId', '=', petId).orderBy('seq').execute()

/** The numbers of the chips that an animal had before, in the form for people: they still find it. */
export async function olderChipsOf(db: Db, petId: string): Promise<string[]> {
  const chips = await db
    .selectFrom('chip')
    .select('number')
    .where('petId', '=', petId)
    .where('supersededAt', 'is not', null)
    .orderBy('number')
    .execute()
  return chips.map(({ number }) => groupChipNumber(number))
}
