import { expect, test } from 'vitest'
import { addressOf, SHOWS, showIn } from './show.ts'

test('an address that asks for nothing, or for what there is not, shows what waits', () => {
  expect(showIn(new URLSearchParams())).toBe('waiting')
  expect(showIn(new URLSearchParams('show=everything'))).toBe('waiting')
})

test.each(SHOWS)('the address of “%s” shows it', (show) => {
  expect(showIn(new URL(addressOf(show), 'https://register.example').searchParams)).toBe(show)
})
