import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { money } from './rows.ts'

/** When a year begins, as month and day. */
const BEGINS = { tax: '04-06', calendar: '01-01' } as const
const ENDS = { tax: '04-05', calendar: '12-31' } as const
type Kind = keyof typeof BEGINS

/** Which year of a kind a day is in: the one that the year begins in. */
export const yearOf = (kind: Kind, day: string) => Number(day.slice(0, 4)) - (day.slice(5) < BEGINS[kind] ? 1 : 0)

interface Day {
  day: string
  implants: number
  payouts: number
  pence: number
}

/** What each year of an implanter came to, the latest first; this year also where nothing happened yet. A chip that was replaced doesn't count. */
export async function yearsOf(db: Db, implanterId: string, now: Date) {
  const { rows } = await sql<Day>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(implants)::int as implants, sum(payouts)::int as payouts, sum(pence)::int as pence from (
      select implant.implanted_on as day, 1 as implants, 0 as payouts, 0 as pence
      from implant left join chip on chip.number = implant.chip_number
      where implant.implanter_id = ${implanterId} and chip.superseded_at is null
      union all
      select (status_at at time zone 'Europe/London')::date, 0, 1, pence from payout where implanter_id = ${implanterId} and status = 'paid'
    ) as happened group by 1`.execute(db)
  const today = { day: londonDate(now), implants: 0, payouts: 0, pence: 0 }
  return { tax: yearsFrom('tax', [today, ...rows]), calendar: yearsFrom('calendar', [today, ...rows]) }
}

function yearsFrom(kind: Kind, days: readonly Day[]) {
  const byYear = new Map<number, Day[]>()
  for (const day of days) byYear.set(yearOf(kind, day.day), [...(byYear.get(yearOf(kind, day.day)) ?? []), day])
  return [...byYear].toSorted(([one], [other]) => other - one).map(([year, of]) => figures(kind, year, of))
}

const figures = (kind: Kind, year: number, days: readonly Day[]) => ({
  from: `${year}-${BEGINS[kind]}`,
  to: `${kind === 'tax' ? year + 1 : year}-${ENDS[kind]}`,
  implants: sum(days, 'implants'),
  payouts: sum(days, 'payouts'),
  paid: money(sum(days, 'pence')),
})

const sum = (days: readonly Day[], what: 'implants' | 'payouts' | 'pence') => days.reduce((total, day) => total + day[what], 0)
