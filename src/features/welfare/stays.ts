import { sql } from 'kysely'
import type * as z from 'zod'
import { petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { LeftHow } from './shapes.ts'

/** An animal that died with the organisation has left it; the report of its death can be taken back, so the intake itself is not ended. */
const LEFT_AT = sql<Date | null>`coalesce(intake.left_at, case when pet.status = 'deceased' then pet.status_at end)`
const LEFT_HOW = sql<z.output<
  typeof LeftHow
> | null>`coalesce(intake.left_how, case when intake.left_at is null and pet.status = 'deceased' then 'died' end)`

const STATE = sql<'withUs' | 'offered' | 'left'>`case
  when intake.left_at is not null or pet.status = 'deceased' or pet.keeper_id <> intake.organisation_id then 'left'
  when exists (select from open_matter where open_matter.pet_id = pet.id and open_matter.matter = 'offer') then 'offered'
  else 'withUs' end`

/** What the organisation calls it; of one that has left, its first name, for what its keeper calls it is theirs to know. */
const SHOWN_NAME = sql<string>`case when pet.keeper_id = intake.organisation_id then pet.name else pet.original_name end`

/** Null while it is still here. */
const DAYS = sql<
  number | null
>`case when ${LEFT_AT} is not null then greatest(0, (${LEFT_AT} at time zone 'Europe/London')::date - intake.came_on) end`

/** Every stay of an animal with an organisation, over or not, with the animal. */
export function staysWith(db: Db, organisationId: string) {
  return petsWithChip(db)
    .innerJoin('intake', 'intake.petId', 'pet.id')
    .where('intake.organisationId', '=', organisationId)
    .select(['intake.id as intakeId', 'intake.kind', 'intake.cameOn', 'intake.foundWhere', 'intake.condition', 'intake.organisationId'])
    .select(['intake.councilFrom', 'intake.councilReference', 'intake.releasedOn', 'intake.releaseReference'])
    .select([STATE.as('state'), LEFT_AT.as('leftAt'), LEFT_HOW.as('leftHow'), DAYS.as('stayedDays'), SHOWN_NAME.as('shownName')])
}

export type StayRow = Awaited<ReturnType<ReturnType<typeof staysWith>['executeTakeFirstOrThrow']>>

/** The last stay of each animal: one that came back stands in a list once. */
export const animalsOf = (db: Db, organisationId: string) =>
  staysWith(db, organisationId).where((stay) =>
    stay.not(
      stay.exists(
        stay
          .selectFrom('intake as later')
          .select('later.id')
          .whereRef('later.petId', '=', 'intake.petId')
          .whereRef('later.organisationId', '=', 'intake.organisationId')
          .whereRef('later.id', '>', 'intake.id'),
      ),
    ),
  )
