import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { FREE_FROM } from './stays.ts'

/** The stray dogs that organisations have in, whoever keeps each, by the day from which it may go. */
export const strayDogs = (db: Db) =>
  db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .leftJoin('chip', (carried) => carried.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .select(['intake.id', 'intake.organisationId', 'intake.cameOn', 'intake.held as isHeld', 'intake.location', 'pet.name'])
    .select(sql<string>`coalesce(chip.number, '')`.as('chipNumber'))
    .select(FREE_FROM.$notNull().as('freeFrom'))
    .where('intake.leftAt', 'is', null)
    .where('intake.outcome', 'is', null)
    .where(FREE_FROM, 'is not', null)
    .orderBy('intake.cameOn')
    .orderBy('intake.id')
