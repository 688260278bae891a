import { sql } from 'kysely'
import { NI_STRAY_HELD_DAYS, NO_COUNCIL, STRAY_HELD_DAYS } from '../lifecycle.ts'

/** PET-15 Where the council of an intake is, as it was said or as the organisation’s own address shows; null where neither is known. */
export const COUNCIL_NATION = sql<'greatBritain' | 'northernIreland' | null>`coalesce(intake.council_nation, (
  select case account.nation when 'Northern Ireland' then 'northernIreland' when 'other' then null else 'greatBritain' end
  from account where account.id = intake.organisation_id and account.nation is not null))`

/** From the day that counts to the first on which it may go: the longer time where the nation isn’t known. */
const HELD_DAYS = sql`case when ${COUNCIL_NATION} = 'northernIreland' then ${sql.lit(NI_STRAY_HELD_DAYS)}::int else ${sql.lit(STRAY_HELD_DAYS)}::int end`

/** HOLD-1 When the keeper of an animal that is held for them was told where it is. */
const TOLD_ON = sql`(select (custody.created_at at time zone 'Europe/London')::date from custody
  where custody.intake_id = intake.id and custody.status = 'held')`

/**
 * PET-15 From which London day (`YYYY-MM-DD`) the stray dog of an `intake` may go to a new keeper; `NO_COUNCIL` while no council has it. The
 * days run from the council’s day or, where an owner is known, from the later one on which they had notice.
 */
export const STRAY_FREE_FROM = sql<string>`case when intake.council_from is null then ${sql.lit(NO_COUNCIL)} else greatest(
  coalesce(intake.released_on, greatest(intake.council_from, intake.notice_on) + ${HELD_DAYS}),
  ${TOLD_ON} + ${HELD_DAYS})::text end`
