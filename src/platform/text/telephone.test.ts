import { expect, test } from 'vitest'
import { telephone } from './telephone.ts'

test.each([
  ['0800 023 9384', 'tel:08000239384'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['01632 960 001 (day and night)', 'tel:01632960001'],
])('%s is called by its digits alone', (shown, link) => {
  expect(telephone(shown)).toBe(link)
})
