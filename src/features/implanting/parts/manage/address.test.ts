import { expect, test } from 'vitest'
import { addressOf, implantOf, pageIn, queryIn, SHOWS, showIn } from './address.ts'

const paramsAt = (address: string) => new URL(address, 'https://homeward.example').searchParams

test('each view has an address that leads back to it, and what no view is called shows the chips in hand', () => {
  for (const show of SHOWS) expect(showIn(paramsAt(addressOf(show)))).toBe(show)
  expect(showIn(new URLSearchParams('view=everything'))).toBe('hand')
})

test('a page that cannot be is the first', () => {
  expect(['3', '0', '-1', '2.5', 'x', ''].map((page) => pageIn(new URLSearchParams({ page })))).toEqual([3, 1, 1, 1, 1, 1])
})

test('what is looked for is as short as the call takes it', () => {
  expect(queryIn(new URLSearchParams({ query: '  977 2 ' }), 40)).toBe('977 2')
  expect(queryIn(new URLSearchParams({ query: 'x'.repeat(99) }), 40)).toHaveLength(40)
})

test('the address of one implant looks for it among the implanted', () => {
  const params = paramsAt(implantOf('977200000001000'))
  expect([showIn(params), queryIn(params, 60)]).toEqual(['implanted', '977200000001000'])
})
