import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { state: undefined, kind: undefined, species: undefined, query: '', sort: '-cameOn', page: 1 } as const

test('an address that asks for nothing shows every animal, the latest first', () => {
  expect(viewIn(new URLSearchParams())).toEqual(usual)
  expect(isNarrowed(usual)).toBe(false)
})

test('an address made from a view asks for that view', () => {
  const view = { state: 'offered', kind: 'stray', species: 'cat', query: 'tom & co', sort: 'name', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
  expect(isNarrowed(view)).toBe(true)
})

test('what an address says wrongly is left out', () => {
  expect(viewIn(new URLSearchParams('state=lost&kind=bought&species=unicorn&sort=age&page=-4'))).toEqual(usual)
})

test('another filter starts again at the first page', () => {
  expect(paramsOf({ ...usual, page: 4 }, { kind: 'seized' })).toEqual({ kind: 'seized' })
})

test('the call is not asked for filters that are not set', () => {
  expect(viewAsked(usual)).toEqual({ sort: '-cameOn', page: 1, pageSize: 20 })
})
