import { expect, test } from 'vitest'
import { pageIn } from './page.ts'

test('the address says which page is seen', () => {
  expect(pageIn(new URLSearchParams('page=3'))).toBe(3)
})

test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001'])('%j is the first page', (address) => {
  expect(pageIn(new URLSearchParams(address))).toBe(1)
})
