import { sql } from 'kysely'
import { monthsIn, type Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'

type Measure = 'born' | 'litters' | 'offered' | 'sold' | 'kept' | 'died' | 'stillborn'

/** What a breeder's litters came to in each month of a period, also the months in which nothing happened. An animal that came back is not sold. */
export async function breederMonths(db: Db, breederId: string, period: Period) {
  const { rows } = await sql<{ month: string; measure: Measure; count: number }>`
    with happened as (
      select 'born' as measure, coalesce(litter.born_on, pet.born_on) as day
      from pet left join litter on litter.id = pet.litter_id where pet.breeder_id = ${breederId}
      union all
      select 'litters', born_on from litter where breeder_id = ${breederId}
      union all
      -- An animal that’s offered again, after a withdrawn offer, is one animal.
      select 'offered', min(day) from (
        select pet_id, (created_at at time zone 'Europe/London')::date as day from offer where from_account = ${breederId} and kind = 'sale'
      ) as made where day between ${period.from} and ${period.to} group by pet_id, to_char(day, 'YYYY-MM')
      union all
      select 'sold', (max(keepership.until) at time zone 'Europe/London')::date
      from keepership join pet on pet.id = keepership.pet_id
      where keepership.keeper_id = ${breederId} and pet.breeder_id = ${breederId} and pet.keeper_id <> ${breederId}
      group by pet.id
      union all
      -- One that was grown when its breeder said that they bred it was never for others.
      select 'kept', (kept_by_breeder_at at time zone 'Europe/London')::date from pet
      where breeder_id = ${breederId} and kept_by_breeder_at <> registered_at
      union all
      select 'born', born_on from litter, generate_series(1, died_before_chip) where breeder_id = ${breederId}
      union all
      select 'born', litter.born_on from litter join newborn on newborn.litter_id = litter.id
      where breeder_id = ${breederId} and newborn.pet_id is null and newborn.gone_at is null
      union all
      select 'stillborn', born_on from litter, generate_series(1, born_dead) where breeder_id = ${breederId}
      union all
      select 'died', died_on from newborn join litter on litter.id = newborn.litter_id where breeder_id = ${breederId} and died_on is not null
      union all
      -- Of the rest nobody said when it died.
      select 'died', born_on from litter, generate_series(1, died_before_chip - (
        select count(*) from newborn where newborn.litter_id = litter.id and died_on is not null
      )::int) where breeder_id = ${breederId}
      union all
      select 'died', coalesce(
        (
          select (facts ->> 'on')::date from event
          where subject = 'pet' and subject_id = pet.id and move = 'reportDeceased' order by seq desc limit 1
        ),
        (status_at at time zone 'Europe/London')::date
      )
      from pet where breeder_id = ${breederId} and keeper_id = ${breederId} and status = 'deceased'
    )
    select to_char(day, 'YYYY-MM') as month, measure, count(*)::int as count
    from happened where day between ${period.from} and ${period.to} group by 1, 2`.execute(db)
  return monthsIn(period).map((month) => ({
    month,
    ...figures((measure) => rows.find((row) => row.month === month && row.measure === measure)?.count),
  }))
}

type Figures = Record<Measure, number>

/** The figures of all months together. */
export const totalOf = (months: readonly Figures[]): Figures => figures((measure) => months.reduce((sum, month) => sum + month[measure], 0))

function figures(count: (measure: Measure) => number | undefined): Figures {
  const figure = (measure: Measure) => count(measure) ?? 0
  const births = { born: figure('born'), litters: figure('litters'), died: figure('died'), stillborn: figure('stillborn') }
  return { ...births, offered: figure('offered'), sold: figure('sold'), kept: figure('kept') }
}
