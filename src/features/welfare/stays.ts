import { sql } from 'kysely'
import type * as z from 'zod'
import { petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { LeftHow, StayState } from './shapes.ts'

/** The day that the organisation gave, the moment at which its keeper changed, or its death: that can be taken back, so the intake itself is not ended. */
const LEFT_AT = sql<Date | null>`coalesce(
  intake.outcome_on::timestamp at time zone 'Europe/London', intake.left_at, case when pet.status = 'deceased' then pet.status_at end)`
const LEFT_HOW = sql<z.output<
  typeof LeftHow
> | null>`coalesce(intake.outcome, intake.left_how, case when pet.status = 'deceased' then 'died' end)`

const STATE = sql<z.output<typeof StayState>>`case
  when intake.outcome is not null or intake.left_at is not null or pet.status = 'deceased' or pet.keeper_id <> intake.organisation_id then 'left'
  when exists (select from open_matter where open_matter.pet_id = pet.id and open_matter.matter = 'offer') then 'offered'
  when intake.foster_since is not null then 'inFoster'
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
    .select(['intake.location', 'intake.fosterSince', 'intake.outcomeTo'])
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

/** Where its animals are kept now, in the order of the alphabet. */
export async function locationsOf(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('intake')
    .select('location')
    .distinct()
    .where('organisationId', '=', organisationId)
    .where('leftAt', 'is', null)
    .where('location', 'is not', null)
    .orderBy('location')
    .execute()
  return rows.flatMap(({ location }) => location ?? [])
}
