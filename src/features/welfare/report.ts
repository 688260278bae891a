import { sql } from 'kysely'
import { monthsIn, type Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'
import { staysWith } from './stays.ts'

type Measure = 'stray' | 'surrender' | 'seized' | 'adopted' | 'otherwiseLeft'
type Figures = Record<Measure, number>

const CAME = sql<string>`to_char(stay.came_on, 'YYYY-MM')`
const LEFT_ON = sql<string>`(stay.left_at at time zone 'Europe/London')::date`

/** How many animals came and left in each month of a period, also the months in which nothing happened. */
export async function welfareMonths(db: Db, organisationId: string, period: Period) {
  const stays = () => db.selectFrom(staysWith(db, organisationId).as('stay'))
  const came = await stays()
    .select([CAME.as('month'), 'stay.kind as measure'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('stay.cameOn', '>=', period.from)
    .where('stay.cameOn', '<=', period.to)
    .groupBy(['month', 'measure'])
    .execute()
  const left = await stays()
    .select(sql<string>`to_char(${LEFT_ON}, 'YYYY-MM')`.as('month'))
    .select(sql<Measure>`case when stay.left_how = 'adopted' then 'adopted' else 'otherwiseLeft' end`.as('measure'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(LEFT_ON, '>=', period.from)
    .where(LEFT_ON, '<=', period.to)
    .groupBy(['month', 'measure'])
    .execute()
  const rows = [...came, ...left]
  return monthsIn(period).map((month) => ({
    month,
    ...figures((measure) => rows.find((row) => row.month === month && row.measure === measure)?.count),
  }))
}

/** How many are with the organisation now, and for how many days those stayed that left in the period. */
export async function stayLengths(db: Db, organisationId: string, { from, to }: Period) {
  const { withUsNow, medianStayDays, longestStayDays } = await db
    .selectFrom(staysWith(db, organisationId).as('stay'))
    .select([
      sql<number>`(count(*) filter (where stay.state <> 'left'))::int`.as('withUsNow'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by stay.stayed_days) filter (where ${LEFT_ON} between ${from} and ${to})`.as(
        'medianStayDays',
      ),
      sql<number | null>`max(stay.stayed_days) filter (where ${LEFT_ON} between ${from} and ${to})`.as('longestStayDays'),
    ])
    .executeTakeFirstOrThrow()
  return { withUsNow, medianStayDays, longestStayDays }
}

/** The figures of all months together. */
export const totalOf = (months: readonly Figures[]): Figures => figures((measure) => months.reduce((sum, month) => sum + month[measure], 0))

function figures(count: (measure: Measure) => number | undefined): Figures {
  const figure = (measure: Measure) => count(measure) ?? 0
  const came = { stray: figure('stray'), surrender: figure('surrender'), seized: figure('seized') }
  return { ...came, adopted: figure('adopted'), otherwiseLeft: figure('otherwiseLeft') }
}
