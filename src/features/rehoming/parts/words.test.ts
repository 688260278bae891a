import { expect, test } from 'vitest'
import { debtWords, registrationText } from './words.ts'

const owed = { paidBy: 'you', price: { pence: 1500, currency: 'GBP' } } as const
const paid = { paidBy: 'paid', price: { pence: 0, currency: 'GBP' } } as const

test('whoever may take an animal reads what its registration costs, and who pays it', () => {
  expect(registrationText(owed)).toBe('£15, paid once by the new keeper')
  expect(registrationText(paid)).toMatch(/^Paid/)
  expect(registrationText({ ...paid, paidBy: 'household' })).toContain('household plan')
})

test('whoever gives an animal away reads that what they owe for it goes with it, and nothing of it where nothing is owed', () => {
  expect(debtWords(owed)).toMatch(/£15\. .*the new keeper pays it/)
  expect(debtWords(paid)).toBeNull()
  expect(debtWords(null)).toBeNull()
})
