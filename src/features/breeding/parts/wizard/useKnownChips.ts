import { verifyChipNumber } from '#features/chips/contract.ts'
import type { ChipAnswer } from '#features/chips/kit/verdict.ts'
import { useCalls } from '#platform/web/useCalls.ts'
import type { OffspringAnswers } from './answers.ts'
import { numbersOf } from './numbers.ts'

/** How long the answer about a chip is good enough to show, in seconds. */
export const CHIP_FRESH = 120

/** What is known of the chips of a litter so far, by their number. */
export function useKnownChips(young: readonly OffspringAnswers[]): ReadonlyMap<string, ChipAnswer> {
  const numbers = numbersOf(young)
  const answers = useCalls(
    verifyChipNumber,
    numbers.map((chipNumber) => ({ chipNumber })),
    { freshFor: CHIP_FRESH },
  )
  return new Map(
    numbers.flatMap((number, index) => {
      const answer = answers[index]
      return answer ? [[number, answer] as const] : []
    }),
  )
}
