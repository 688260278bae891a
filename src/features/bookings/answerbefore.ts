import { later, span } from '#platform/clock/clock.ts'
import { AHEAD_HOURS, ANSWER_HOURS } from './lifecycle.ts'

/** BOOK-4 Until when a request or a proposal can be answered: for a day, until 2 hours before the visit, and where it's nearer than 4 hours, for half of the time that's left. */
export function answerBefore(now: Date, ...begins: Date[]): Date {
  const day = later(now, { hours: ANSWER_HOURS })
  return begins.map((begin) => latestFor(begin, now)).reduce((first, other) => (other < first ? other : first), day)
}

function latestFor(begin: Date, now: Date): Date {
  const ahead = begin.getTime() - span({ hours: AHEAD_HOURS })
  const halfway = now.getTime() + (begin.getTime() - now.getTime()) / 2
  return new Date(Math.max(ahead, halfway))
}
