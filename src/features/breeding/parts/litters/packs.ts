import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'

/** Why the transfer packs of a litter can't be printed, or true. */
export const whyNoPacks = ({ withMe }: { withMe: number }): true | Because =>
  withMe > 0 || because(null, 'You don’t have any animals from this litter to find homes for')

/** What the codes of a litter's packs wait for on a day; null where they work at once. */
export const codesWait = (leavesFrom: string | null, today: string): string | null =>
  leavesFrom && leavesFrom > today
    ? `You can print them now. The codes work from ${whenText(leavesFrom, 'day')}, when the litter is 8 weeks old and can leave its mother.`
    : null
