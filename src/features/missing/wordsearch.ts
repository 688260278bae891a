import { onGrid, type Point } from '#knowledge/places/grid.ts'

/** Side of the squares of the map in which the database keeps words, in metres: that of `search_words()`. */
const SQUARE = 10_000
/** Round a point within so many kilometres, the squares are few enough to name them all. */
const FARTHEST_NAMED_KM = 25

/** What the words of a search are looked up by, as a `tsquery`: each begins a word, and all stand in a square near the place. Null where no word is looked for. */
export function wordsIn({ query, km }: { query: string; km: number }, at: Point | null): string | null {
  const words = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!words) return null
  const begun = words.map((word) => `'${word}':*`)
  return (at && km <= FARTHEST_NAMED_KM ? [`(${squaresNear(at, km).join(' | ')})`, ...begun] : begun).join(' & ')
}

/** The squares that a circle round the place touches. */
function squaresNear(at: Point, km: number): string[] {
  const { east, north } = onGrid(at)
  const metres = km * 1000
  const columns = from(east - metres, east + metres)
  const rows = from(north - metres, north + metres)
  const touched = (column: number, row: number) => Math.hypot(beyond(east, column), beyond(north, row)) <= metres
  return columns.flatMap((column) => rows.filter((row) => touched(column, row)).map((row) => `'#${column}/${row}'`))
}

/** How far a line is from the nearer edge of a column or row of squares; 0 where it runs through. */
const beyond = (line: number, index: number) => Math.max(index * SQUARE - line, line - (index + 1) * SQUARE, 0)

function from(least: number, most: number): number[] {
  const [first, last] = [Math.floor(least / SQUARE), Math.floor(most / SQUARE)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
