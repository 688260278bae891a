import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { addressOf, askOf, asksAbout, SHOWS, showIn, withoutAsking } from './address.ts'

const paramsAt = (address: string) => new URL(address, 'https://homeward.example').searchParams

test('each view has an address that leads back to it, and what no view is called shows the chips in hand', () => {
  for (const show of SHOWS) expect(showIn(paramsAt(addressOf(show)))).toBe(show)
  expect(showIn(new URLSearchParams('view=everything'))).toBe('hand')
})

test('the address of one implant looks for it among the implanted', () => {
  const params = paramsAt(paths.implantOf('977200000001000'))
  expect([showIn(params), params.get('query')]).toEqual(['implanted', '977200000001000'])
})

test('the address that asks again finds its implant and asks about no other, until that is left', () => {
  const params = paramsAt(askOf('977200000001000'))
  expect([showIn(params), params.get('query')]).toEqual(['implanted', '977200000001000'])
  expect([asksAbout(params, '977200000001000'), asksAbout(params, '977200000001001')]).toEqual([true, false])
  expect(asksAbout(withoutAsking(params), '977200000001000')).toBe(false)
  expect(withoutAsking(params).get('query')).toBe('977200000001000')
})
