import { expect, test } from 'vitest'
import { pageIn, paramsFor, queryIn } from './listaddress.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=9999999', 1],
  ['page=next', 1],
])('an address with %o shows page %i', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page)
})

test('what is looked for is as short as the call takes it', () => {
  expect(queryIn(new URLSearchParams({ query: '  977 2 ' }), 40)).toBe('977 2')
  expect(queryIn(new URLSearchParams({ query: 'x'.repeat(99) }), 40)).toHaveLength(40)
})

const viewIn = (params: URLSearchParams) => ({ query: queryIn(params), sort: params.get('sort') ?? 'name', page: pageIn(params) })
const paramsOf = paramsFor(viewIn)
const usual = { query: '', sort: 'name', page: 1 }

test('an address holds what is not usual, and nothing else', () => {
  expect(paramsOf(usual, {})).toEqual({})
  expect(paramsOf(usual, { query: 'moss', page: 2 })).toEqual({ query: 'moss', page: '2' })
  expect(paramsOf({ ...usual, query: 'moss' }, { query: '' })).toEqual({})
})

test('another choice starts again at the first page and keeps the others', () => {
  expect(paramsOf({ query: 'moss', sort: '-age', page: 4 }, { sort: 'name' })).toEqual({ query: 'moss' })
})
