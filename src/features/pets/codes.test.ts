import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode } from '#platform/contract/crockford.ts'
import { newCode, printedCode } from './codes.ts'

test('a code is twelve of Crockford’s digits, without the letters that people misread', () => {
  for (let turn = 0; turn < 200; turn += 1) expect(newCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
})

test('a thousand codes are a thousand different ones', () => {
  expect(new Set(Array.from({ length: 1000 }, newCode)).size).toBe(1000)
})

test('a code is printed in groups of four', () => {
  expect(printedCode('7K2M9P4TQX3H')).toBe('7K2M-9P4T-QX3H')
})

test('however a code is typed, it reads as the one that was printed', () => {
  const typing = fc.record({
    lower: fc.boolean(),
    between: fc.constantFrom('-', ' ', '', '–', ' - '),
    zero: fc.constantFrom('0', 'O', 'o'),
    one: fc.constantFrom('1', 'I', 'l', 'L'),
  })
  fc.assert(
    fc.property(typing, ({ lower, between, zero, one }) => {
      const code = newCode()
      const cased = lower ? printedCode(code).toLowerCase() : printedCode(code)
      expect(readCode(` ${cased.replaceAll('0', zero).replaceAll('1', one).replaceAll('-', between)} `)).toBe(code)
    }),
  )
})
