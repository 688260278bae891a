import { expect, test } from 'vitest'
import { pageIn } from './page.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=9999999', 1],
  ['page=next', 1],
])('an address with %o shows page %i', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page)
})
