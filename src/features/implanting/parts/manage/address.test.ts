import { expect, test } from 'vitest'
import { addressOf, implantOf, SHOWS, showIn } from './address.ts'

const paramsAt = (address: string) => new URL(address, 'https://homeward.example').searchParams

test('each view has an address that leads back to it, and what no view is called shows the chips in hand', () => {
  for (const show of SHOWS) expect(showIn(paramsAt(addressOf(show)))).toBe(show)
  expect(showIn(new URLSearchParams('view=everything'))).toBe('hand')
})

test('the address of one implant looks for it among the implanted', () => {
  const params = paramsAt(implantOf('977200000001000'))
  expect([showIn(params), params.get('query')]).toEqual(['implanted', '977200000001000'])
})
