import { daysBetween } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'

/** Until when a report is to be sent, with the days that are left from `today` on. */
export function dueText(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  const day = whenText(dueOn, 'short')
  if (days < 0) return `It was due on ${day}. Send it today.`
  if (days === 0) return 'Due today'
  return `Due on ${day}, in ${days} ${days === 1 ? 'day' : 'days'}`
}
