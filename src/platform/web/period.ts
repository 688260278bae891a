import { londonDate } from '#platform/clock/clock.ts'

/** The days of a report, both included, as `YYYY-MM-DD`; one that is not said is the server's to choose. */
export interface Period {
  from?: string
  to?: string
}

/** The period that an address asks for; what is no date is left out. */
export function periodIn(params: URLSearchParams): Period {
  const [from, to] = [dateIn(params.get('from')), dateIn(params.get('to'))]
  return { ...(from && { from }), ...(to && { to }) }
}

const dateIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')

export interface Preset {
  name: string
  label: string
  period: Period
}

/** The periods that breeders ask for: of the licence year, of the tax year (from 6 April), of the calendar. */
export function presetsAt(now: Date): Preset[] {
  const today = londonDate(now)
  const year = Number(today.slice(0, 4))
  const taxYear = today >= `${year}-04-06` ? year : year - 1
  return [
    { name: 'usual', label: 'The last 12 months', period: {} },
    { name: 'year', label: `This year (${year})`, period: { from: `${year}-01-01`, to: today } },
    { name: 'lastYear', label: `Last year (${year - 1})`, period: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
    {
      name: 'tax',
      label: `Tax year ${taxYear}/${(taxYear + 1) % 100}`,
      period: { from: `${taxYear}-04-06`, to: earlier(`${taxYear + 1}-04-05`, today) },
    },
  ]
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The preset that a period is, if it is one. */
export const presetOf = (period: Period, presets: readonly Preset[]) =>
  presets.find((preset) => preset.period.from === period.from && preset.period.to === period.to)
