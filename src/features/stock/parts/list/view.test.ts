import { expect, test } from 'vitest'
import { paramsOf, viewAsked, viewIn } from './view.ts'

test('an address that asks for nothing shows every order', () => {
  expect(viewIn(new URLSearchParams())).toEqual({ status: undefined, page: 1 })
  expect(viewAsked({ status: undefined, page: 1 })).toEqual({ page: 1, pageSize: 10 })
})

test('an address made from a view asks for that view', () => {
  const view = { status: 'dispatched', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
})

test.each(['status=lost', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001'])(
  'what an address says wrongly is left out: %s',
  (address) => {
    expect(viewIn(new URLSearchParams(address))).toEqual({ status: undefined, page: 1 })
  },
)
