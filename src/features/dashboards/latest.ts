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
