import { expect, test } from 'vitest'
import { clauseOf, plainly } from './plainly.ts'

test.each([
  ['STOCK-1 We are still checking your certificate.', 'We are still checking your certificate.', 'STOCK-1'],
  ['KEEP-2 Somebody has asked already', 'Somebody has asked already', 'KEEP-2'],
  ['Enter the microchip number', 'Enter the microchip number', null],
  ['PET-', 'PET-', null],
  ['A batch LOT-3 is frozen', 'A batch LOT-3 is frozen', null],
])('%s is read as “%s”', (said, read, clause) => {
  expect(plainly(said)).toBe(read)
  expect(clauseOf(said)).toBe(clause)
})
