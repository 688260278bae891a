import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const view = (address: string) => viewIn(new URLSearchParams(address))

test('an address says which payments are seen, in which order', () => {
  const seen = view('status=refunded&purpose=chipsOrder&sort=-amount&page=3')
  expect(seen).toEqual({ status: 'refunded', purpose: 'chipsOrder', sort: '-amount', page: 3 })
  expect(viewAsked(seen)).toEqual({ status: 'refunded', purpose: 'chipsOrder', sort: '-amount', page: 3, pageSize: 20 })
  expect(isNarrowed(seen)).toBe(true)
})

test.each(['', 'status=cancelled', 'purpose=gold', 'sort=name', 'page=0', 'page=1.5', 'page=x', 'page=100001'])(
  '%j is the usual view',
  (address) => {
    expect(view(address)).toEqual({ status: undefined, purpose: undefined, sort: '-createdAt', page: 1 })
    expect(paramsOf(view(address), {})).toEqual({})
  },
)

test('another choice begins again at the first page, and the next page keeps the choice', () => {
  const seen = view('status=refunded&page=3')
  expect(paramsOf(seen, { sort: 'amount' })).toEqual({ status: 'refunded', sort: 'amount' })
  expect(paramsOf(seen, { page: 4 })).toEqual({ status: 'refunded', page: '4' })
})
