import { expect, test } from 'vitest'
import { animalNoted, diaryAsked, diaryTyped } from './diary.ts'

const visit = {
  id: '01900000-0000-7000-8000-000000000000',
  visit: 'home' as const,
  startsAt: '2026-07-01T09:00:00.000Z',
  endsAt: '2026-07-01T09:45:00.000Z',
  travelMinutes: 20,
  name: 'Mrs Pugh',
  phone: '01584 810123',
  animals: 'Two kittens',
  notes: '',
  address: null,
  outcome: null,
}

test('a visit is shown by London’s clocks, and sent as it was typed', () => {
  const typed = diaryTyped(visit)
  expect(typed).toMatchObject({ day: '2026-07-01', from: '10:00', minutes: '45', travelMinutes: '20' })
  expect(diaryAsked(typed, visit)).toMatchObject({ id: visit.id, day: '2026-07-01', from: '10:00', minutes: 45, travelMinutes: 20 })
})

test('what wasn’t filled in is asked for by name, and a visit to the clinic has no drive', () => {
  const { day: _day, from: _from, ...rest } = diaryAsked({ ...diaryTyped(undefined), visit: 'clinic', travelMinutes: '20' }, undefined)
  expect(rest).toEqual({ minutes: 30, visit: 'clinic', name: '', phone: '', animals: '', notes: '' })
})

test('a home has its address, which goes to the register with the animal; at another one the drive is worked out anew', () => {
  const address = { line1: '4 Mill Lane', line2: '', town: 'Ludlow', county: '', postcode: 'SY8 1AA' }
  const placed = { ...visit, address }
  expect(diaryAsked(diaryTyped(placed), placed)).toMatchObject({ address, travelMinutes: 20 })
  const moved = diaryAsked({ ...diaryTyped(placed), address: { ...address, postcode: 'HR1 2BX' } }, placed)
  expect(moved).not.toHaveProperty('travelMinutes')
  expect(diaryAsked({ ...diaryTyped(placed), visit: 'clinic' }, placed)).not.toHaveProperty('address')
  expect(animalNoted(placed).keeper).toEqual({ name: 'Mrs Pugh', landline: '01584 810123', address })
})

test('a visit that’s added from a day of the diary is on that day', () => {
  expect(diaryAsked(diaryTyped(undefined, '2026-07-02'), undefined)).toMatchObject({ day: '2026-07-02' })
})

test('what a visit notes of the animal and its keeper is filled in, and what it doesn’t say stays empty', () => {
  expect(animalNoted({ ...visit, animals: 'Rex, a dog', phone: '07700 900123' })).toEqual({
    visit: visit.id,
    name: 'Rex',
    species: 'dog',
    email: '',
    mobile: '07700 900123',
    keeper: { name: 'Mrs Pugh', landline: '' },
  })
  expect(animalNoted(visit)).toMatchObject({ name: '', species: '', mobile: '', keeper: { landline: '01584 810123' } })
})
