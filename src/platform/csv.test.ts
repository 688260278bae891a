import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('commas, quotation marks and line breaks stay inside their cell', () => {
  expect(csvOf([['Biscuit, "the boss"', 'a\nb']])).toBe('"Biscuit, ""the boss""","a\nb"\r\n')
})

test('a name that looks like a formula is shown, not worked out', () => {
  expect(csvOf([['=HYPERLINK("x")']])).toBe('"\'=HYPERLINK(""x"")"\r\n')
})
