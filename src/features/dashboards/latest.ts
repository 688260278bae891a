import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import { timelineOf } from '#features/pets/timeline.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'

const SHOWN = 6

/** The latest things that happened to the records of these pets, newest first, in words. */
export async function latestOfPets(db: Db, pets: SelectQueryBuilder<DB, 'pet', { id: string }>, readerId: string) {
  const events = await db
    .selectFrom('event')
    .innerJoin('pet', (join) => join.on('event.subject', '=', 'pet').onRef('event.subjectId', '=', 'pet.id'))
    .selectAll('event')
    .select(['pet.id as petId', 'pet.name', 'pet.keeperId'])
    .where('pet.id', 'in', pets)
    // What is confirmed comes to its keeper at that moment, which is told already.
    .where('event.move', '<>', 'confirm')
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(SHOWN)
    .execute()
  return events.flatMap(({ petId, name, keeperId, ...event }) =>
    timelineOf([event], { keeperId }, readerId).map(({ at, what }) => ({ at, what: `${name}: ${what}`, link: paths.pet(petId) })),
  )
}

/** The animals that have left their breeder lately, by the names they were born with: what became of them since is their keepers’ to know. */
export async function latestSold(db: Db, breederId: string) {
  const left = await db
    .selectFrom('keepership')
    .innerJoin('pet', 'pet.id', 'keepership.petId')
    .select(['pet.originalName', 'keepership.until'])
    .where('keepership.keeperId', '=', breederId)
    .where('keepership.until', 'is not', null)
    .where('pet.breederId', '=', breederId)
    .where('pet.keeperId', '<>', breederId)
    .orderBy('keepership.until', 'desc')
    .orderBy('keepership.id', 'desc')
    .limit(SHOWN)
    .execute()
  return left.flatMap(({ originalName, until }) => (until ? [{ at: until, what: `${originalName}: Sold`, link: SOLD }] : []))
}

const SOLD = `${paths.breederPets}?state=sold`

/** The newest of these, newest first. */
export const newest = <One extends { at: Date }>(entries: readonly One[]): One[] =>
  entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, SHOWN)
