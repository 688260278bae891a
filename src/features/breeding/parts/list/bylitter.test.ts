import { expect, test } from 'vitest'
import { littersOfView } from './bylitter.ts'

const litter = { id: 'a', damName: 'Maple', bornOn: '2026-10-03', withMe: 2, offered: 1, kept: 0, sold: 2, died: 0 }
const gone = { ...litter, id: 'b', damName: 'Willow', withMe: 0, offered: 0, kept: 1, sold: 4 }
const usual = { query: '', state: undefined, litterId: '', sort: '-bornOn' }
const groupOf = (view: object, litterId: string | null) => littersOfView({ ...usual, ...view }, [litter, gone])?.({ litterId })

test('a litter says where its animals stand, and stays open while some look for a home', () => {
  expect(groupOf({}, 'a')).toEqual({
    key: 'a',
    title: 'Maple’s litter',
    note: 'Born 3 Oct 2026, 5 animals: 2 with you, 1 offered and 2 sold',
    isFolded: false,
  })
})

test('a litter that’s sold or kept is folded away, unless something was looked for', () => {
  expect(groupOf({}, 'b')?.isFolded).toBe(true)
  expect(groupOf({ query: 'Moss' }, 'b')?.isFolded).toBe(false)
  expect(groupOf({ state: 'sold' }, 'b')?.isFolded).toBe(false)
})

test('animals of no litter stand together, and are never folded away', () => {
  expect(groupOf({}, null)).toMatchObject({ title: 'Not in a litter', isFolded: false })
})

test('a list of one litter, or one that doesn’t follow the days of birth, isn’t grouped', () => {
  expect(groupOf({ litterId: 'a' }, 'a')).toBeUndefined()
  expect(groupOf({ sort: 'name' }, 'a')).toBeUndefined()
})
