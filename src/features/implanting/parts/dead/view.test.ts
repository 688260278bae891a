import { expect, test } from 'vitest'
import { paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { status: undefined, page: 1 } as const

test('an address that asks for nothing shows every report', () => {
  expect(viewIn(new URLSearchParams())).toEqual(usual)
  expect(viewAsked(usual)).toEqual({ page: 1, pageSize: 20 })
})

test('an address made from a view asks for that view', () => {
  const view = { status: 'reportDue', page: 2 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 2 })))).toEqual(view)
})

test('another state starts again at the first page', () => {
  expect(paramsOf({ status: 'reportDue', page: 4 }, { status: 'closed' })).toEqual({ status: 'closed' })
})

test.each(['status=lost', 'page=0', 'page=1.5', 'page=100001'])('what an address says wrongly is left out: %s', (address) => {
  expect(viewIn(new URLSearchParams(address))).toEqual(usual)
})
