import { keysOf } from '#platform/keysof.ts'
import type { Tone } from '#ui/palette.ts'
import type { BreederPet } from '../shapes.ts'

export type OffspringState = BreederPet['state']

/** How the states of a young animal are called and coloured on its breeder's pages. */
export const stateWords: Record<OffspringState, { label: string; tone: Tone }> = {
  withMe: { label: 'With you', tone: 'good' },
  offered: { label: 'Offered', tone: 'watch' },
  kept: { label: 'Kept', tone: 'info' },
  sold: { label: 'Sold', tone: 'quiet' },
  died: { label: 'In memory', tone: 'quiet' },
}

export const STATES = keysOf(stateWords)

/** "1 animal", "5 animals". */
export const animals = (count: number) => `${count} ${count === 1 ? 'animal' : 'animals'}`
