import * as z from 'zod'
import { DAYS, type Day, dayWords } from './weekdays.ts'

/** A time of day like 08:30. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 08:30')

/** One day’s opening, by London’s clocks; null where it is closed all day. */
const Opening = z
  .strictObject({ opens: Clock, closes: Clock })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'The closing time must be after the opening time' })
  .nullable()

export const Hours = z.strictObject({
  monday: Opening,
  tuesday: Opening,
  wednesday: Opening,
  thursday: Opening,
  friday: Opening,
  saturday: Opening,
  sunday: Opening,
})
export type Hours = z.output<typeof Hours>

export const closedAllWeek: Hours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}

/** Whether a place is open at a moment, and until or from when, in words. */
export interface OpeningState {
  isOpen: boolean
  words: string
}

/** The clock of London counts, in winter and in summer. */
export function openingState(hours: Hours, alwaysOpen: boolean, now: Date): OpeningState {
  if (alwaysOpen) return { isOpen: true, words: 'open 24 hours' }
  const { today, time } = londonClock(now)
  const opening = hours[today]
  if (opening && opening.opens <= time && time < opening.closes) return { isOpen: true, words: `open until ${clockText(opening.closes)}` }
  if (opening && time < opening.opens) return { isOpen: false, words: `opens today at ${clockText(opening.opens)}` }
  const next = daysAfter(today).find((day) => hours[day])
  const opens = next && hours[next]?.opens
  return opens
    ? { isOpen: false, words: `opens ${dayWords[next]} at ${clockText(opens)}` }
    : { isOpen: false, words: 'opening hours not given' }
}

const RANGE = /^(mon|tue|wed|thu|fri|sat|sun)(?:[-–](mon|tue|wed|thu|fri|sat|sun))? (\d\d:\d\d)[-–](\d\d:\d\d)$/

/** Reads hours as a desk writes them, `Mon-Fri 09:00-17:00; Sat 10:00-14:00`; null where they’re written in another way. */
export function readHours(text: string): Hours | null {
  const hours: Record<Day, unknown> = { ...closedAllWeek }
  for (const part of text.toLowerCase().split(';')) {
    const [found, first, last = first, opens, closes] = RANGE.exec(part.trim()) ?? []
    if (!found) return null
    for (const day of DAYS.slice(dayAt(first), dayAt(last) + 1)) hours[day] = { opens, closes }
  }
  return Hours.safeParse(hours).data ?? null
}

const dayAt = (short = '') => DAYS.findIndex((day) => day.startsWith(short))

/** The seven days from tomorrow on. */
const daysAfter = (today: Day): Day[] => {
  const first = DAYS.indexOf(today) + 1
  return [...DAYS.slice(first), ...DAYS.slice(0, first)]
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function londonClock(now: Date): { today: Day; time: string } {
  const parts = new Map(london.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = DAYS.find((day) => dayWords[day] === parts.get('weekday')) ?? 'monday'
  return { today, time: `${parts.get('hour')}:${parts.get('minute')}` }
}

/** 18:30 as 6:30pm, 09:00 as 9am. */
export function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
