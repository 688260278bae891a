import { expect, test } from 'vitest'
import { id, listView, oneOf, text } from './listview.ts'

const LITTER = '0198b6a2-5a10-7c3e-9d2f-0b1c2d3e4f50'
const animals = listView({
  query: text(40),
  state: oneOf(['withMe', 'sold']),
  litterId: id,
  sort: oneOf(['-bornOn', 'bornOn', 'name'], '-bornOn'),
})
const usual = { query: '', state: undefined, litterId: '', sort: '-bornOn', page: 1 } as const
const viewAt = (address: string) => animals.viewIn(new URLSearchParams(address))

test('an address that asks for nothing shows everything in the usual order', () => {
  expect(viewAt('')).toEqual(usual)
  expect(animals.isNarrowed(usual)).toBe(false)
})

test('an address made from a view asks for that view', () => {
  const view = { query: 'red & blue', state: 'sold', litterId: LITTER, sort: 'name', page: 3 } as const
  expect(animals.viewIn(new URLSearchParams(animals.paramsOf(view, { page: 3 })))).toEqual(view)
  expect(animals.isNarrowed(view)).toBe(true)
})

test.each(['state=lost', 'litterId=all', 'sort=age', 'page=0', 'page=-2', 'page=1.5', 'page=9999999', 'page=next'])(
  'what an address says wrongly is left out: %s',
  (address) => {
    expect(viewAt(address)).toEqual(usual)
  },
)

test('an address holds what is not usual, and nothing else', () => {
  expect(animals.paramsOf(usual, {})).toEqual({})
  expect(animals.paramsOf(usual, { query: 'moss', page: 2 })).toEqual({ query: 'moss', page: '2' })
  expect(animals.paramsOf({ ...usual, query: 'moss' }, { query: '' })).toEqual({})
})

test('another choice starts again at the first page and keeps the others; the next page keeps them all', () => {
  const seen = { ...usual, query: 'moss', page: 4 }
  expect(animals.paramsOf(seen, { state: 'sold' })).toEqual({ query: 'moss', state: 'sold' })
  expect(animals.paramsOf(seen, { page: 5 })).toEqual({ query: 'moss', page: '5' })
})

test('what is looked for is as short as the call takes it', () => {
  expect(viewAt(`query=${'x'.repeat(99)}`).query).toHaveLength(40)
  expect(viewAt('query=++977+2+').query).toBe('977 2')
})

test('the call is not asked for what is not chosen', () => {
  expect(animals.inputOf(usual)).toEqual({ sort: '-bornOn', page: 1, pageSize: 50 })
  expect(animals.inputOf({ ...usual, litterId: LITTER, page: 2 })).toMatchObject({ litterId: LITTER, page: 2 })
})

test('another order alone leaves nothing out', () => {
  expect(animals.isNarrowed({ ...usual, sort: 'name', page: 2 })).toBe(false)
})

test('what every address of a list says stays, whatever is chosen', () => {
  const implanted = listView({ query: text() }, { fixed: { view: 'implanted' } })
  expect(implanted.paramsOf({ query: '', page: 4 }, { query: 'moss' })).toEqual({ view: 'implanted', query: 'moss' })
  expect(implanted.paramsOf({ query: '', page: 1 }, {})).toEqual({ view: 'implanted' })
})
