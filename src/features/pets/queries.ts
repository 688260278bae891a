import type { Db } from '#platform/database/db.ts'
import { chainHolds } from '#platform/law/event.ts'
import { timelineOf } from './timeline.ts'

/** Pets with their chip: the beginning of every question about them. */
export const petsWithChip = (db: Db) =>
  db.selectFrom('pet').innerJoin('chip', 'chip.petId', 'pet.id').selectAll('pet').select('chip.number as chipNumber')

export type PetRow = Awaited<ReturnType<ReturnType<typeof petsWithChip>['executeTakeFirstOrThrow']>>

/** The pet if this account keeps it: somebody else's pet is as absent as one that does not exist. */
export const petOfKeeper = (db: Db, petId: string, keeperId: string) =>
  petsWithChip(db).where('pet.id', '=', petId).where('pet.keeperId', '=', keeperId).executeTakeFirst()

/** The same, held until the transaction ends, so that two changes of one record follow each other. */
export const petToChange = (db: Db, petId: string, keeperId: string) =>
  petsWithChip(db).where('pet.id', '=', petId).where('pet.keeperId', '=', keeperId).forUpdate('pet').executeTakeFirst()

/** The pet that carries this chip, whoever keeps it and whatever has become of it. */
export const petWithChip = (db: Db, chipNumber: string) => petsWithChip(db).where('chip.number', '=', chipNumber).executeTakeFirst()

/** What has happened to a pet, oldest first, as one person may read it, and whether the chain of its events is whole. */
export async function lifeOf(db: Db, pet: { id: string; keeperId: string }, readerId: string) {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('subject', '=', 'pet')
    .where('subjectId', '=', pet.id)
    .orderBy('seq')
    .execute()
  return { timeline: timelineOf(events, pet, readerId), chainHolds: chainHolds(events) === true }
}

/** True while the registration of the pet has not been paid for. */
export async function owesRegistration(db: Db, petId: string): Promise<boolean> {
  const due = await db.selectFrom('paymentDue').select('id').where('petId', '=', petId).executeTakeFirst()
  return due !== undefined
}
