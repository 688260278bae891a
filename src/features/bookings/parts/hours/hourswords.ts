import { clockText } from '#platform/clock/hours.ts'
import { DAYS, type Day, dayWords } from '#platform/clock/weekdays.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Mine } from './TermsAndHours.tsx'

type Hours = Pick<Mine, 'hours' | 'exceptions'>
type Opening = Hours['exceptions'][number]['hours'][number]

/** Hours as they were typed, read back in sentences: "Monday to Friday: 9am to 5pm". What isn't a whole time yet is left out. */
export function hoursInWords({ hours, exceptions }: Hours): string[] {
  const days = DAYS.map((day) => ({ day, words: openingsText(hours.filter((opening) => opening.day === day)) }))
  const week = runsOf(days).map(({ from, to, words }) => `${daysText(from, to)}: ${words || 'not bookable'}`)
  return [...week, ...exceptions.flatMap(exceptionText)]
}

interface Run {
  from: Day
  to: Day
  words: string
}

/** Days that follow each other with the same hours are said together. */
function runsOf(days: readonly { day: Day; words: string }[]): Run[] {
  const runs: Run[] = []
  for (const { day, words } of days) {
    const last = runs.at(-1)
    if (last?.words === words) last.to = day
    if (last?.words !== words) runs.push({ from: day, to: day, words })
  }
  return runs
}

function daysText(from: Day, to: Day): string {
  if (from === to) return dayWords[from]
  const joined = DAYS.indexOf(to) - DAYS.indexOf(from) === 1 ? 'and' : 'to'
  return from === 'monday' && to === 'sunday' ? 'Every day' : `${dayWords[from]} ${joined} ${dayWords[to]}`
}

const openingsText = (openings: readonly Opening[]) =>
  listed(
    openings
      .filter(isWhole)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(openingText),
  )

const TIME = /^\d\d:\d\d$/
const isWhole = ({ from, to }: Opening) => TIME.test(from) && TIME.test(to)

const ONLY = { both: '', clinic: ' (clinic only)', home: ' (home visits only)' }

function openingText({ from, to, visit }: Opening): string {
  if (from === to) return `24 hours from ${clockText(from)}${ONLY[visit]}`
  return `${clockText(from)} to ${clockText(to)}${to < from ? ' the next day' : ''}${ONLY[visit]}`
}

function exceptionText({ from, to, hours }: Hours['exceptions'][number]): string[] {
  if (!from || !to || from > to) return []
  const days = from === to ? whenText(from, 'day') : `${whenText(from, 'day')} to ${whenText(to, 'day')}`
  return [`${days}: ${hours.length === 0 ? 'off' : openingsText(hours)}`]
}
