/** Numbers that follow each other in one batch, the first and the last included. */
export interface Range {
  batchId: string
  from: number
  to: number
}

const sizeOf = ({ from, to }: Range) => to - from + 1

/**
 * STOCK-2 So many free numbers, of the batch that expires first, in one piece where that batch has such a piece; null when there are
 * too few. `free` is sorted by expiry and number; ranges of one batch stand together.
 */
export function pickNumbers(free: readonly Range[], quantity: number): Range[] | null {
  const picked: Range[] = []
  let wanted = quantity
  for (const batch of batchesOf(free)) {
    const inOnePiece = batch.find((range) => sizeOf(range) >= wanted)
    for (const range of inOnePiece ? [inOnePiece] : batch) {
      const count = Math.min(wanted, sizeOf(range))
      if (count > 0) picked.push({ ...range, to: range.from + count - 1 })
      wanted -= count
    }
    if (wanted === 0) return picked
  }
  return null
}

function batchesOf(free: readonly Range[]): Range[][] {
  const batches = new Map<string, Range[]>()
  for (const range of free) batches.set(range.batchId, [...(batches.get(range.batchId) ?? []), range])
  return [...batches.values()]
}

/** How many numbers the ranges hold together. */
export const countOf = (ranges: readonly Range[]): number => ranges.reduce((sum, range) => sum + sizeOf(range), 0)

/** A number of a batch as it stands on the chip: fifteen digits. */
export const asChipNumber = (number: number): string => String(number).padStart(15, '0')

/** All numbers of the ranges, each with its batch. */
export const numbersOf = (ranges: readonly Range[]) =>
  ranges.flatMap((range) =>
    Array.from({ length: sizeOf(range) }, (_, at) => ({ batchId: range.batchId, number: asChipNumber(range.from + at) })),
  )

/** Chip numbers, sorted, as runs of those that follow each other. */
export function runsOf(numbers: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    const follows = last !== undefined && Number(last.to) + 1 === Number(number)
    if (follows) last.to = number
    if (!follows) runs.push({ from: number, to: number })
  }
  return runs
}
