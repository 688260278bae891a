import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'

interface LitterNow {
  withMe: number
  /** `YYYY-MM-DD`, or null where the offspring may leave at any age. */
  leaveFrom: string | null
}

/** Why the transfer packs of a litter cannot be printed on a day, or true. */
export function whyNoPacks({ withMe, leaveFrom }: LitterNow, today: string): true | Because {
  if (withMe === 0) return because(null, 'None of this litter is with you and free to change hands')
  if (leaveFrom && leaveFrom > today)
    return because('OFFER-1', `The young can leave their mother at 8 weeks, on ${whenText(leaveFrom, 'day')}`)
  return true
}
