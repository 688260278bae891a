import { useState } from 'react'

/** One row that was chosen: what it is called is said in questions about it. */
export interface Chosen {
  id: string
  name: string
}

export interface Choosing<Row extends Chosen = Chosen> {
  chosen: readonly Row[]
  toggle: (row: Row) => void
  /** Adds these to what is chosen. */
  add: (rows: readonly Row[]) => void
  remove: (rows: readonly Row[]) => void
  clear: () => void
}

/** The rows of a list that are chosen for one act, across its pages. */
export function useChosen<Row extends Chosen = Chosen>(): Choosing<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const add = (rows: readonly Row[]) => setChosen((before) => withRows(before, rows))
  const remove = (rows: readonly Row[]) => setChosen((before) => withoutRows(before, rows))
  return {
    chosen,
    toggle: (row) => setChosen((before) => (hasRow(before, row) ? withoutRows(before, [row]) : withRows(before, [row]))),
    add,
    remove,
    clear: () => setChosen([]),
  }
}

/** Those that are chosen already stand where they stood. */
export const withRows = <Row extends Chosen>(chosen: readonly Row[], rows: readonly Row[]): readonly Row[] => [
  ...chosen,
  ...rows.filter((row) => !hasRow(chosen, row)),
]

export const withoutRows = <Row extends Chosen>(chosen: readonly Row[], rows: readonly Row[]): readonly Row[] =>
  chosen.filter((row) => !hasRow(rows, row))

export const hasRow = (rows: readonly Chosen[], { id }: Chosen): boolean => rows.some((row) => row.id === id)
