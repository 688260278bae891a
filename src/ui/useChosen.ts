import { useState } from 'react'

/** One row that was chosen: what it is called is said in questions about it. */
export interface Chosen {
  id: string
  name: string
}

export interface Choosing {
  chosen: readonly Chosen[]
  toggle: (row: Chosen) => void
  clear: () => void
}

/** The rows of a list that are chosen for one act, across its pages. */
export function useChosen(): Choosing {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  return {
    chosen,
    toggle: ({ id, name }) =>
      setChosen((before) => (before.some((row) => row.id === id) ? before.filter((row) => row.id !== id) : [...before, { id, name }])),
    clear: () => setChosen([]),
  }
}
