import { groupChipNumber } from '#features/chips/group.ts'
import { runsOf } from '#features/stock/picking.ts'

/** Sorted numbers of chips as Staff read them: those that follow each other as the first and the last. */
export const runsShown = (numbers: readonly string[]): string => runsOf(numbers).map(runShown).join(', ')

export function runShown({ from, to }: { from: string; to: string }): string {
  return from === to ? groupChipNumber(from) : `${groupChipNumber(from)} to ${groupChipNumber(to)}`
}
