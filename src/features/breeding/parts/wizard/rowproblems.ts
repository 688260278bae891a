import { type ChipAnswer, chipProblems } from '#features/chips/kit/verdict.ts'
import type { LitterAnswers } from './answers.ts'
import { numberOf } from './numbers.ts'

/** What keeps the chips of a litter from being registered, by the field that can mend it, as far as their answers are in. */
export function rowProblems(
  { young, evenIfHeldElsewhere }: Pick<LitterAnswers, 'young' | 'evenIfHeldElsewhere'>,
  known: ReadonlyMap<string, ChipAnswer>,
): Record<string, string> {
  const problems = young.flatMap(({ chipNumber }, row) => {
    const answer = known.get(numberOf(chipNumber))
    const found = answer ? Object.entries(chipProblems(answer, { evenIfHeldElsewhere })) : []
    return found.map(([field, sentence]) =>
      field === 'chipNumber' ? ofRow(row, answer?.keptBack ? sentence : TAKEN) : ([field, sentence] as const),
    )
  })
  return Object.fromEntries(problems)
}

const TAKEN = 'This microchip is already registered here. Check the number, or remove the row.'

const ofRow = (row: number, sentence: string) => [`young.${row}.chipNumber`, `Row ${row + 1}: ${sentence}`] as const
