import { expect, test } from 'vitest'
import { groupChipNumber } from './group.ts'

test.each([
  ['985121004515220', '985 121 004 515 220'],
  ['012345678', '012 345 678'],
  ['0006D12345', '00 06D1 2345'],
  ['98512', '985 12'],
])('%s is shown as %s', (number, shown) => expect(groupChipNumber(number)).toBe(shown))

test.each(['hello', '9.52E+14', '9772 0000941268', '977200009412683; 981020003456789', ''])(
  'what isn’t a number stays as it was typed: %s',
  (typed) => expect(groupChipNumber(typed)).toBe(typed),
)
