/** What the animals of a litter may all have alike, row by row. */
export interface LitterRow {
  name: string
  colour: string
  sex: string
}

/** Every row with what was said for all; what was not said stays as it is. */
export function withAll<Row extends LitterRow>(rows: readonly Row[], { colour, sex }: Pick<LitterRow, 'colour' | 'sex'>): Row[] {
  return rows.map((one) => ({ ...one, ...(colour && { colour }), ...(sex && { sex }) }))
}

/** Rows without a name get their number: "Puppy 3". */
export function named<Row extends LitterRow>(rows: readonly Row[], word: string): Row[] {
  return rows.map((one, index) => (one.name.trim() === '' ? { ...one, name: `${word} ${index + 1}` } : one))
}
