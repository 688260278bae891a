import { expect, test } from 'vitest'
import { takenWords } from './takenwords.ts'

test('of a file it’s said how many are registered, held for their keepers and without a chip', () => {
  expect(takenWords({ registered: 30, held: 1, unchipped: 2 })).toBe('27 registered, 1 held for their keepers, 2 without a chip')
  expect(takenWords({ registered: 3, held: 0, unchipped: 0 })).toBe('3 registered')
  expect(takenWords({ registered: 2, held: 0, unchipped: 2 })).toBe('2 without a chip')
})
