/** `whole` compares all of the term; `start` forgives what is not typed yet and compares the beginning of the term only. */
export type Typos = { whole: number; start: number }

/**
 * Counts the slips between what was typed and a term: a letter left out, put in, mistaken or swapped with its neighbour is one
 * each (Damerau-Levenshtein, optimal string alignment). Both counts stop at `limit + 1`, which means "more than `limit`".
 */
export function typosBetween(typed: string, term: string, limit: number): Typos {
  const tooMany = limit + 1
  const width = Math.min(term.length, typed.length + limit)
  let twoUp: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => Math.min(column, tooMany))
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, term, row, { above, twoUp, limit })
    if (Math.min(...current) > limit) return { whole: tooMany, start: tooMany }
    twoUp = above
    above = current
  }
  return { whole: width < term.length ? tooMany : at(above, width, tooMany), start: Math.min(...above) }
}

type Rows = { above: readonly number[]; twoUp: readonly number[]; limit: number }

/** Only the cells within `limit` of the diagonal can hold a count that is not too many. */
function nextRow(typed: string, term: string, row: number, { above, twoUp, limit }: Rows): number[] {
  const tooMany = limit + 1
  const current = new Array<number>(above.length).fill(tooMany)
  current[0] = Math.min(row, tooMany)
  const last = Math.min(above.length - 1, row + limit)
  for (let column = Math.max(1, row - limit); column <= last; column++) {
    const same = typed[row - 1] === term[column - 1]
    const swapped = typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1]
    current[column] = Math.min(
      tooMany,
      at(above, column, tooMany) + 1,
      at(current, column - 1, tooMany) + 1,
      at(above, column - 1, tooMany) + (same ? 0 : 1),
      swapped ? at(twoUp, column - 2, tooMany) + 1 : tooMany,
    )
  }
  return current
}

function at(row: readonly number[], column: number, none: number) {
  return row[column] ?? none
}
