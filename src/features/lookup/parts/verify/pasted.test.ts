import { expect, test } from 'vitest'
import { proofIn } from './pasted.ts'

test('a code is taken as it is, but for the gaps that a message put in', () => {
  expect(proofIn(' aaa.bbb.\nccc ')).toBe('aaa.bbb.ccc')
})

test('of a whole link only the code is taken', () => {
  expect(proofIn('https://register.example/verify/aaa.bbb.ccc?from=mail')).toBe('aaa.bbb.ccc')
})
