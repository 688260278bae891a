import { getChipInfo, verifyChipNumber } from '#features/chips/contract.ts'
import { holderIn } from '#features/chips/kit/verdict.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { askedOnce } from '#platform/web/useCalls.ts'
import { holderProblems, sourceOf, sourceProblems } from '../register/source.ts'
import { doubleOf, filledRows, type LitterRow, numberOf } from './rows.ts'

/** What keeps the chips of a litter from being registered, by the field that can mend it. Without signal nothing does: they are looked at when they are sent. */
export async function rowProblems(rows: readonly LitterRow[], isReachable: boolean): Promise<Record<string, string>> {
  const problems = await Promise.all(
    filledRows(rows).map(async (row) => {
      const index = rows.indexOf(row)
      const double = doubleOf(rows, index)
      const found = double ? { 'pet.chipNumber': sameAs(double) } : isReachable ? await problemsOf(row) : {}
      return Object.entries(found).map(([path, sentence]) => [path.replace('pet', `rows.${index}`), `Row ${index + 1}: ${sentence}`])
    }),
  )
  return Object.fromEntries(problems.flat())
}

/** A number that stands in an earlier row. */
export const sameAs = (row: number) => `This number is already in row ${row}. Check it, or remove the row.`

const STOPPED = 'This chip’s batch has been stopped. Use another chip, or if it’s already in the animal, register that animal on its own.'

/** Where a row’s chip is from and who else holds it. Nothing, where no answer comes. */
async function problemsOf(row: LitterRow): Promise<Record<string, string>> {
  const number = numberOf(row.chipNumber)
  if (number === '') return {}
  try {
    const [held, known, others] = await Promise.all([
      askedOnce(getChipsForImplanter, { query: number, pageSize: 1 }),
      askedOnce(getChipInfo, { chipNumber: number }),
      askedOnce(verifyChipNumber, { chipNumber: number }),
    ])
    const unit = held.items.find((chip) => chip.number === number)
    const source = sourceOf(unit, known)
    if (source.kind === 'stopped') return { 'pet.chipNumber': STOPPED }
    return { ...sourceProblems(source, { alreadyIn: false }), ...holderProblems(holderIn(others), row) }
  } catch {
    return {}
  }
}
