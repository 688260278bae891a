import { atPetFields } from '#features/pets/kit/form/petfields.ts'

/** The sentences by the fields of the form: what is wrong with one of the offspring names its row. */
export function atLitterFields(sentences: Record<string, string>): Record<string, string> {
  const placed = Object.entries(atPetFields()(sentences))
  return Object.fromEntries(placed.map(([path, sentence]) => [path, rowOf(path) + sentence]))
}

function rowOf(path: string): string {
  const [, row] = /^(?:young|newborn)\.(\d+)\./.exec(path) ?? []
  return row === undefined ? '' : `Row ${Number(row) + 1}: `
}
