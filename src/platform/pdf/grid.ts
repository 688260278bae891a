import { heightOf, INK, INNER, QUIET, SHEET, type Sheet, write } from './sheet.ts'

export interface Fact {
  label: string
  value: string
  /** Takes the whole width. */
  wide?: boolean
}

interface Place {
  x: number
  y: number
  width: number
  size: number
}

const GAP = 24
const COLUMN = (INNER - GAP) / 2
/** Type sizes in points, the best first; the last is for facts that are long beyond reason. */
const SIZES = [11.5, 10.5, 9.5, 8.5, 7.5, 6, 4.5]

/** Facts in two columns between two heights, in the largest type at which all of them fit. */
export function placed(sheet: Sheet, facts: readonly Fact[], { from, to }: { from: number; to: number }): { fact: Fact; place: Place }[] {
  let laid = flow(sheet, facts, from, 0)
  for (const size of SIZES) {
    laid = flow(sheet, facts, from, size)
    if (laid.end <= to) break
  }
  return laid.places
}

function flow(sheet: Sheet, facts: readonly Fact[], from: number, size: number) {
  const places: { fact: Fact; place: Place }[] = []
  let y = from
  for (const row of rowsOf(facts)) {
    const width = row[0]?.wide ? INNER : COLUMN
    for (const [column, fact] of row.entries()) places.push({ fact, place: { x: SHEET.left + column * (COLUMN + GAP), y, width, size } })
    y += Math.max(...row.map((fact) => heightOfFact(sheet, fact, width, size)))
  }
  return { places, end: y }
}

/** One wide fact a row, or two others. */
function rowsOf(facts: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    const fits = last?.length === 1 && !last[0]?.wide && !fact.wide
    if (fits) last.push(fact)
    if (!fits) rows.push([fact])
  }
  return rows
}

const labelSize = (size: number) => Math.min(8.5, size)
const labelHeight = (size: number) => labelSize(size) * 1.4

function heightOfFact(sheet: Sheet, { value }: Fact, width: number, size: number): number {
  return labelHeight(size) + heightOf(sheet, value, { face: 'strong', size, width }) + size * 0.9
}

/** Draws a fact with its label above it, at the place it was given. */
export function drawFact(sheet: Sheet, { label, value }: Fact, { x, y, width, size }: Place): void {
  write(sheet, label, { face: 'text', size: labelSize(size), colour: QUIET, x, y, width })
  write(sheet, value, { face: 'strong', size, colour: INK, x, y: y + labelHeight(size), width })
}
