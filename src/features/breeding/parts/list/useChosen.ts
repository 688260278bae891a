import { useState } from 'react'
import type { BreederPet } from '../../shapes.ts'

export type ChosenPet = Pick<BreederPet, 'id' | 'name'>

export interface Choosing {
  chosen: readonly ChosenPet[]
  toggle: (pet: ChosenPet) => void
  clear: () => void
}

/** The animals chosen for one offer, across pages of the list. */
export function useChosen(): Choosing {
  const [chosen, setChosen] = useState<readonly ChosenPet[]>([])
  return {
    chosen,
    toggle: ({ id, name }) =>
      setChosen((before) => (before.some((pet) => pet.id === id) ? before.filter((pet) => pet.id !== id) : [...before, { id, name }])),
    clear: () => setChosen([]),
  }
}
