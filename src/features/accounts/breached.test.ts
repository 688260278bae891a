import { expect, test } from 'vitest'
import { isBreached } from './breached.ts'

test.each(['basketball', 'Superman1987!', 'Tr4n5f0rm3r5', 'manchester', '1q2w3e4r5t', '!!Starwars2026!!'])(
  '%s has been in a data breach',
  (typed) => expect(isBreached(typed)).toBe(true),
)

test.each(['paddock lantern biscuit', 'starwars basketball superman', '7 lanterns in a paddock', 'Σωκράτης και Πλάτων'])(
  '%s hasn’t',
  (typed) => expect(isBreached(typed)).toBe(false),
)
