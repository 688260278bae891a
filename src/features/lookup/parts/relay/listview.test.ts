import { expect, test } from 'vitest'
import { readView, writeView } from './listview.ts'

const pet = '01934f6e-0000-7000-8000-000000000001'

test('without anything in the address the first page of my pets’ lookups is shown', () => {
  expect(readView(new URLSearchParams())).toEqual({ of: 'myPets', petId: '', page: 1 })
})

test('a view that is written to the address is read back the same', () => {
  const view = { of: 'myPets', petId: pet, page: 3 } as const
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView({ of: 'myPets', petId: '', page: 1 }).toString()).toBe('')
})

test.each(['0', '-1', '1.5', 'two', '1e9'])('page %s is the first page', (page) => {
  expect(readView(new URLSearchParams({ page })).page).toBe(1)
})

test('a pet that is no id is left out, and so is a pet where I look at my own lookups', () => {
  expect(readView(new URLSearchParams({ pet: 'rex' })).petId).toBe('')
  expect(readView(new URLSearchParams({ pet, of: 'mine' })).petId).toBe('')
})
