/** `whole` compares all of the term; `start` forgives what is not typed yet and compares the beginning of the term only. */
type Typos = { whole: number; start: number }

/**
 * Counts the slips between what was typed and a term: a letter left out, put in, mistaken or swapped with its neighbour is one
 * each (Damerau-Levenshtein, optimal string alignment). Both counts stop at `limit + 1`, which means "more than `limit`".
 */
export function typosBetween(typed: string, term: string, limit: number): Typos {
  const tooMany = limit + 1
  if (typed.length - term.length > limit || strangeLetters(typed, term) > limit) return { whole: tooMany, start: tooMany }

  const width = Math.min(term.length, typed.length + limit)
  let twoUp = Array.from({ length: width + 1 }, () => tooMany)
  let above = twoUp.map((_, column) => Math.min(column, tooMany))
  let current = twoUp.slice()
  let least = 0
  for (let row = 1; row <= typed.length; row++) {
    least = fillRow(current, { typed, term, row, above, twoUp, limit })
    if (least > limit) return { whole: tooMany, start: tooMany }
    ;[twoUp, above, current] = [above, current, twoUp]
  }
  return { whole: width < term.length ? tooMany : (above[width] ?? tooMany), start: least }
}

/** Each letter that is nowhere in the term is a slip of its own: a cheap count that spares most terms the whole comparison. */
function strangeLetters(typed: string, term: string) {
  let strange = 0
  for (const letter of typed) if (!term.includes(letter)) strange++
  return strange
}

type Place = { typed: string; term: string; row: number; above: readonly number[]; twoUp: readonly number[]; limit: number }

/** Writes one row of counts and returns its least. Only cells within `limit` of the diagonal can hold a count that is not too many. */
function fillRow(current: number[], { typed, term, row, above, twoUp, limit }: Place): number {
  const tooMany = limit + 1
  const from = Math.max(1, row - limit)
  const to = Math.min(above.length - 1, row + limit)
  let left = from === 1 ? Math.min(row, tooMany) : tooMany
  let least = left
  current[from - 1] = left
  for (let column = from; column <= to; column++) {
    const mistaken = (above[column - 1] ?? tooMany) + (typed[row - 1] === term[column - 1] ? 0 : 1)
    const replaced =
      typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1] ? (twoUp[column - 2] ?? tooMany) + 1 : tooMany
    left = Math.min(tooMany, left + 1, (above[column] ?? tooMany) + 1, mistaken, replaced)
    current[column] = left
    least = Math.min(least, left)
  }
  // The row below looks one cell further to the right, where an older row may have left its count.
  if (to + 1 < current.length) current[to + 1] = tooMany
  return least
}
