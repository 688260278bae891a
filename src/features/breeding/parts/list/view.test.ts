import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { state: undefined, litter: '', query: '', sort: '-bornOn', page: 1 } as const
const LITTER = '0198b6a2-5a10-7c3e-9d2f-0b1c2d3e4f50'

test('an address that asks for nothing shows every animal, the youngest first', () => {
  expect(viewIn(new URLSearchParams())).toEqual(usual)
  expect(isNarrowed(usual)).toBe(false)
})

test('an address made from a view asks for that view', () => {
  const view = { state: 'offered', litter: LITTER, query: 'red & blue', sort: 'name', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
})

test('what an address says wrongly is left out, a litter that is no id as well', () => {
  expect(viewIn(new URLSearchParams('state=lost&litter=all&sort=age&page=-4'))).toEqual(usual)
})

test('another filter starts again at the first page', () => {
  expect(paramsOf({ ...usual, page: 4 }, { state: 'sold' })).toEqual({ state: 'sold' })
})

test('the call is not asked for filters that are not set', () => {
  expect(viewAsked(usual)).toEqual({ sort: '-bornOn', page: 1, pageSize: 20 })
  expect(viewAsked({ ...usual, litter: LITTER })).toMatchObject({ litterId: LITTER })
})
