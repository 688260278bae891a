import { sql } from 'kysely'
import type * as z from 'zod'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { COUNCIL_NATION, petsInCare, STRAY_FREE_FROM } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { LeftHow, StayState, StrayState } from './shapes.ts'

/** The day that the organisation gave, the moment at which its keeper changed, or its death: that can be taken back, so the intake itself is not ended. */
const LEFT_AT = sql<Date | null>`coalesce(
  intake.outcome_on::timestamp at time zone 'Europe/London', intake.left_at, case when pet.status = 'deceased' and not intake.held then pet.status_at end)`
const LEFT_HOW = sql<z.output<
  typeof LeftHow
> | null>`coalesce(intake.outcome, intake.left_how, case when pet.status = 'deceased' and not intake.held then 'died' end)`

const STATE = sql<z.output<typeof StayState>>`case
  when intake.outcome is not null or intake.left_at is not null then 'left'
  when not intake.held and (pet.status = 'deceased' or pet.keeper_id <> intake.organisation_id) then 'left'
  when not intake.held and exists (select from open_matter where open_matter.pet_id = pet.id and open_matter.matter = 'offer') then 'offered'
  when intake.foster_since is not null then 'inFoster'
  when intake.held then 'held'
  else 'withUs' end`

/** The organisation has it in, and isn’t its keeper. */
const IS_HELD = sql<boolean>`intake.held and intake.left_at is null`

/** PET-15 From which London day a stray dog of this stay may go to a new keeper, whoever keeps it. */
export const FREE_FROM = sql<string | null>`case when (intake.kind = 'stray' or intake.stray_before <> 'no') and pet.species = 'dog'
  and intake.stray_until is null then ${STRAY_FREE_FROM} end`

/** How it stands with the council on a London day (`YYYY-MM-DD`); null for what is no stray dog. */
export const strayStateOn = (today: string) =>
  sql<z.output<typeof StrayState> | null>`case
    when ${FREE_FROM} = ${sql.lit(NO_COUNCIL)} then 'noCouncil'
    when ${FREE_FROM} > ${today} then 'held'
    when ${FREE_FROM} is not null then 'free' end`

/** What the organisation calls it; of one that has left, its first name, for what its keeper calls it is theirs to know. */
const SHOWN_NAME = sql<string>`case when pet.keeper_id = intake.organisation_id or ${IS_HELD} then pet.name else pet.original_name end`

/** Null while it is still here. */
const DAYS = sql<
  number | null
>`case when ${LEFT_AT} is not null then greatest(0, (${LEFT_AT} at time zone 'Europe/London')::date - intake.came_on) end`

/** Every stay of an animal with an organisation, over or not, with the animal. */
export function staysWith(db: Db, organisationId: string) {
  return petsInCare(db)
    .innerJoin('intake', 'intake.petId', 'pet.id')
    .leftJoin('surrender', 'surrender.intakeId', 'intake.id')
    .leftJoin('strayFinder', 'strayFinder.intakeId', 'intake.id')
    .where('intake.organisationId', '=', organisationId)
    .select(['surrender.name as givenUpBy', 'surrender.contact as givenUpContact', 'surrender.signedOn'])
    .select(['strayFinder.name as finderName', 'strayFinder.contact as finderContact'])
    .select([
      'intake.createdAt as takenInAt',
      'intake.id as intakeId',
      'intake.kind',
      'intake.cameOn',
      'intake.foundWhere',
      'intake.condition',
      'intake.organisationId',
    ])
    .select(['intake.fromWhom', 'intake.fromCountry', 'intake.strayBefore', 'intake.daysOverOn'])
    .select(['intake.councilFrom', 'intake.councilReference', 'intake.releasedOn', 'intake.releaseReference'])
    .select(['intake.noticeOn', 'intake.releaseGround', COUNCIL_NATION.as('councilNation')])
    .select(['intake.sleepReason', 'intake.sleepDecidedBy'])
    .select(['intake.rehomingId', 'intake.strayUntil'])
    .select(['intake.location', 'intake.fosterSince', 'intake.outcomeTo', 'intake.scannedBy', 'intake.scannedOn'])
    .select([STATE.as('state'), LEFT_AT.as('leftAt'), LEFT_HOW.as('leftHow'), DAYS.as('stayedDays'), SHOWN_NAME.as('shownName')])
    .select([IS_HELD.as('isHeld'), 'intake.held as cameHeld', 'intake.elsewhereUntil', FREE_FROM.as('freeFrom')])
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

/** Where its animals are kept now, as people count: Kennel 2 before Kennel 10. */
export async function locationsOf(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('intake')
    .select('location')
    .distinct()
    .where('organisationId', '=', organisationId)
    .where('leftAt', 'is', null)
    .where('location', 'is not', null)
    .execute()
  return rows.flatMap(({ location }) => location ?? []).toSorted(COUNTING.compare)
}

const COUNTING = new Intl.Collator('en-GB', { numeric: true })
