import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { status: undefined, species: undefined, query: '', sort: 'name', page: 1 } as const

test('an address that asks for nothing shows every pet by name', () => {
  expect(viewIn(new URLSearchParams())).toEqual(usual)
  expect(isNarrowed(usual)).toBe(false)
})

test('an address made from a view asks for that view', () => {
  const view = { status: 'deceased', species: 'guinea pig', query: 'bis & cuit', sort: '-registeredAt', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
})

test('what an address says wrongly is left out', () => {
  expect(viewIn(new URLSearchParams('status=lost&species=unicorn&sort=age&page=-4'))).toEqual(usual)
  expect(viewIn(new URLSearchParams('page=1.5')).page).toBe(1)
})

test('another filter starts again at the first page', () => {
  expect(paramsOf({ ...usual, page: 4 }, { species: 'dog' })).toEqual({ species: 'dog' })
})

test('the call is not asked for filters that are not set', () => {
  expect(viewAsked(usual)).toEqual({ sort: 'name', page: 1, pageSize: 12 })
})
