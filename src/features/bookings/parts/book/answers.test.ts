import { expect, test } from 'vitest'
import { blankBooking, bookingAsked, petsFor } from './answers.ts'

const both = { atHome: true, atClinic: true }
const none = new URLSearchParams()

test('a booking begins with what was searched for', () => {
  const asked = new URLSearchParams({ near: 'HR1 2BX', visit: 'home', animals: '2', species: 'cat' })
  const blank = blankBooking(both, { asked, home: null })
  expect(blank).toMatchObject({ visit: 'home', address: { postcode: 'HR1 2BX', line1: '' } })
  expect(blank.animals).toEqual([
    { petId: '', name: '', species: 'cat' },
    { petId: '', name: '', species: 'cat' },
  ])
  expect(blankBooking(both, { asked: new URLSearchParams({ near: 'Leeds' }), home: null }).address.postcode).toBe('')
})

test('an implanter who only comes home is asked for a home visit, at the address of whoever is signed in', () => {
  const home = { line1: '14 Priory Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX', nation: 'England' }
  expect(blankBooking({ atHome: true, atClinic: false }, { asked: none, home })).toMatchObject({
    visit: 'home',
    address: { line1: '14 Priory Lane' },
  })
})

const price = { pence: 1500, depositPence: 500 }

test('the address is sent for a home visit alone', () => {
  const answers = { ...blankBooking(both, { asked: none, home: null }), startsAt: 'x' }
  expect(bookingAsked({ ...answers, visit: 'clinic' }, 'i', price)).toEqual({
    visit: 'clinic',
    animals: [{}],
    startsAt: 'x',
    implanterId: 'i',
    ...price,
  })
  expect(bookingAsked({ ...answers, visit: 'home' }, 'i', price)).toHaveProperty('address')
})

test('of somebody’s pets those are offered that live and that the implanter can chip', () => {
  const pet = (id: string, species: string, isGone = false, isForAnother = false) => ({ id, name: id, species, isGone, isForAnother })
  const pets = [
    pet('dog', 'dog'),
    pet('cat', 'cat'),
    pet('gone', 'dog', true),
    pet('horse', 'horse'),
    pet('customer’s', 'dog', false, true),
  ]
  const ids = (implanter: Parameters<typeof petsFor>[1]) => petsFor(pets, implanter).map(({ id }) => id)
  expect(ids({ role: 'trained', species: ['dog'] })).toEqual(['dog'])
  expect(ids({ role: 'vet', species: [] })).toEqual(['dog', 'cat', 'horse'])
})
