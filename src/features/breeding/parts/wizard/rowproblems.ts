import { type ChipAnswer, chipProblems, verdictOf } from '#features/chips/kit/verdict.ts'
import { listed } from '#platform/listed.ts'
import type { LitterAnswers, OffspringAnswers } from './answers.ts'
import { numberOf } from './numbers.ts'

/** What keeps the chips of a litter from being registered, by the field that can mend it, as far as their answers are in. */
export function rowProblems(
  { young, evenIfHeldElsewhere }: Pick<LitterAnswers, 'young' | 'evenIfHeldElsewhere'>,
  known: ReadonlyMap<string, ChipAnswer>,
): Record<string, string> {
  const problems = young.flatMap(({ chipNumber }, row) => {
    const answer = known.get(numberOf(chipNumber))
    const sentence = answer && chipProblems(answer, { evenIfHeldElsewhere })['chipNumber']
    return sentence ? [ofRow(row, answer.keptBack ? sentence : TAKEN)] : []
  })
  const elsewhere = heldElsewhere(young, known)
  const unticked = elsewhere.length > 0 && !evenIfHeldElsewhere ? { evenIfHeldElsewhere: tickFor(elsewhere) } : {}
  return { ...Object.fromEntries(problems), ...unticked }
}

/** The rows whose chips another database holds, as far as the answers are in. */
export function heldElsewhere(
  young: readonly OffspringAnswers[],
  known: ReadonlyMap<string, ChipAnswer>,
): { row: number; holder: string }[] {
  return young.flatMap(({ chipNumber }, row) => {
    const answer = known.get(numberOf(chipNumber))
    const verdict = answer && verdictOf(answer)
    return verdict?.kind === 'elsewhere' ? [{ row: row + 1, holder: verdict.holder.name }] : []
  })
}

/** "Demo Register North already holds the chip in row 3. Tick the box …" */
function tickFor(held: readonly { row: number; holder: string }[]): string {
  const holders = [...new Set(held.map(({ holder }) => holder))]
  const rows = listed(held.map(({ row }) => String(row)))
  const [chips, them] = held.length === 1 ? [`the chip in row ${rows}`, 'it'] : [`the chips in rows ${rows}`, 'them']
  return `${listed(holders)} already ${holders.length === 1 ? 'holds' : 'hold'} ${chips}. Tick the box if you still want to register ${them} here.`
}

const TAKEN = 'This microchip is already registered here. Check the number, or remove the row.'

const ofRow = (row: number, sentence: string) => [`young.${row}.chipNumber`, `Row ${row + 1}: ${sentence}`] as const
