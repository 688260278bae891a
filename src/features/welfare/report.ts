import { sql } from 'kysely'
import type * as z from 'zod'
import { Species } from '#knowledge/animals/shape.ts'
import { monthsIn, type Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'
import { type IntakeKind, LeftHow, SleepReason, type WelfareMonth } from './shapes.ts'
import { staysWith } from './stays.ts'

type Measure = z.output<typeof IntakeKind> | z.output<typeof LeftHow>
type Figures = Omit<WelfareMonth, 'month'>

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
    .select(sql<Measure>`stay.left_how`.as('measure'))
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
  const { withUsNow, inFosterNow, medianStayDays, longestStayDays } = await db
    .selectFrom(staysWith(db, organisationId).as('stay'))
    .select([
      sql<number>`(count(*) filter (where stay.state <> 'left'))::int`.as('withUsNow'),
      sql<number>`(count(*) filter (where stay.state <> 'left' and stay.foster_since is not null))::int`.as('inFosterNow'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by stay.stayed_days) filter (where ${LEFT_ON} between ${from} and ${to})`.as(
        'medianStayDays',
      ),
      sql<number | null>`max(stay.stayed_days) filter (where ${LEFT_ON} between ${from} and ${to})`.as('longestStayDays'),
    ])
    .executeTakeFirstOrThrow()
  return { withUsNow, inFosterNow, medianStayDays, longestStayDays }
}

/** How many were in care as a period began and as it ended, and what came and left of each kind of animal, the commonest first. */
export async function inCareDuring(db: Db, organisationId: string, { from, to }: Period) {
  const stays = db.selectFrom(staysWith(db, organisationId).as('stay'))
  const hasLeftBy = (day: string) => sql`${LEFT_ON} <= ${day}::date`
  const { inCareAtStart, inCareAtEnd } = await stays
    .select([
      sql<number>`(count(*) filter (where stay.came_on < ${from} and not coalesce(${LEFT_ON} < ${from}::date, false)))::int`.as(
        'inCareAtStart',
      ),
      sql<number>`(count(*) filter (where stay.came_on <= ${to} and not coalesce(${hasLeftBy(to)}, false)))::int`.as('inCareAtEnd'),
    ])
    .executeTakeFirstOrThrow()
  const leftThen = sql`${LEFT_ON} between ${from} and ${to}`
  const bySpecies = await stays
    .select([
      'stay.species',
      sql<number>`(count(*) filter (where stay.came_on between ${from} and ${to}))::int`.as('came'),
      sql<number>`(count(*) filter (where ${leftThen}))::int`.as('left'),
      ...LeftHow.options.map((how) => sql<number>`(count(*) filter (where ${leftThen} and stay.left_how = ${how}))::int`.as(how)),
    ])
    .groupBy('stay.species')
    .orderBy('came', 'desc')
    .orderBy('stay.species')
    .execute()
  const rows = bySpecies.filter(({ came, left }) => came + left > 0).map((row) => ({ ...row, species: Species.parse(row.species) }))
  return { inCareAtStart, inCareAtEnd, bySpecies: rows }
}

/** Why animals were put to sleep in a period, the commonest reason first. */
export async function sleepReasons(db: Db, organisationId: string, { from, to }: Period) {
  const rows = await db
    .selectFrom(staysWith(db, organisationId).as('stay'))
    .select('stay.sleepReason as reason')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(sql<boolean>`${LEFT_ON} between ${from} and ${to}`)
    .where('stay.leftHow', '=', 'euthanised')
    .where('stay.sleepReason', 'is not', null)
    .groupBy('stay.sleepReason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, count }) => ({ reason: SleepReason.parse(reason), count }))
}

/** The figures of all months together. */
export const totalOf = (months: readonly Figures[]): Figures => figures((measure) => months.reduce((sum, month) => sum + month[measure], 0))

function figures(count: (measure: Measure) => number | undefined): Figures {
  const figure = (measure: Measure) => count(measure) ?? 0
  const rarely = {
    seized: figure('seized'),
    returned: figure('returned'),
    fromRescue: figure('fromRescue'),
    bornHere: figure('bornHere'),
    fromAbroad: figure('fromAbroad'),
  }
  const otherwiseCame = sumOf(rarely)
  const ways = { stray: figure('stray'), surrender: figure('surrender'), ...rarely }
  const left = {
    reunited: figure('reunited'),
    transferred: figure('transferred'),
    euthanised: figure('euthanised'),
    died: figure('died'),
    gone: figure('gone'),
    rehomed: figure('rehomed'),
  }
  return { ...ways, otherwiseCame, came: sumOf(ways), adopted: figure('adopted'), ...left, otherwiseLeft: sumOf(left) }
}

const sumOf = (figures: Record<string, number>) => Object.values(figures).reduce((sum, one) => sum + one, 0)
