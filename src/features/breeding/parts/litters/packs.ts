import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'

interface LitterNow {
  withMe: number
  /** `YYYY-MM-DD`, or null where the offspring may leave at any age. */
  leaveFrom: string | null
}

/** Why the transfer packs of a litter cannot be printed on a day, or true. */
export function whyNoPacks({ withMe, leaveFrom }: LitterNow, today: string): true | Because {
  if (withMe === 0) return because(null, 'You don’t have any animals from this litter to find homes for')
  if (leaveFrom && leaveFrom > today)
    return because('OFFER-1', `This litter must stay with its mother until it’s 8 weeks old, on ${whenText(leaveFrom, 'day')}`)
  return true
}
