import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { status: 'withImplanter', query: '', page: 1 } as const

test('an address that asks for nothing shows the chips that can be implanted', () => {
  expect(viewIn(new URLSearchParams())).toEqual(usual)
  expect(viewAsked(usual)).toEqual({ status: 'withImplanter', page: 1, pageSize: 20 })
  expect(isNarrowed(usual)).toBe(false)
})

test('every chip that was ever theirs is asked for without a status', () => {
  expect(viewAsked({ ...usual, status: 'all', query: 'LOT-1' })).toEqual({ query: 'LOT-1', page: 1, pageSize: 20 })
})

test('an address made from a view asks for that view', () => {
  const view = { status: 'expired', query: '977 & 1', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
})

test('what an address says wrongly is left out, and another filter starts at the first page', () => {
  expect(viewIn(new URLSearchParams('status=lost&page=-4'))).toEqual(usual)
  expect(paramsOf({ ...usual, page: 4 }, { status: 'all' })).toEqual({ status: 'all' })
})
