import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const usual = { state: undefined, query: '', sort: '-implantedOn', page: 1 } as const

test('an address that asks for nothing shows every implant, the newest first', () => {
  expect(viewIn(new URLSearchParams('view=implanted'))).toEqual(usual)
  expect(isNarrowed(usual)).toBe(false)
})

test('an address made from a view asks for that view', () => {
  const view = { state: 'waiting', query: 'Moss & 977', sort: '-age', page: 3 } as const
  expect(viewIn(new URLSearchParams(paramsOf(view, { page: 3 })))).toEqual(view)
})

test('whatever is chosen, the address stays with the implanted', () => {
  expect(paramsOf({ ...usual, page: 4 }, { state: 'registered' })).toEqual({ view: 'implanted', state: 'registered' })
  expect(paramsOf(usual, {})).toEqual({ view: 'implanted' })
})

test('what an address says wrongly is left out', () => {
  expect(viewIn(new URLSearchParams('state=lost&sort=name&page=0'))).toEqual(usual)
})

test('the call is not asked for filters that are not set', () => {
  expect(viewAsked(usual)).toEqual({ sort: '-implantedOn', page: 1, pageSize: 20 })
  expect(viewAsked({ ...usual, state: 'unregistered' })).toMatchObject({ state: 'unregistered' })
})
