import { expect, test } from 'vitest'
import { queryOf, RECONNECTING } from './useLive.ts'

const session = {
  token: 'a.b.c',
  sub: '1',
  name: 'Anna Hughes',
  email: 'anna@homeward.example',
  mobile: '•••• 101',
  userType: 'Customer',
  profileTypes: ['Customer'],
  organisations: 0,
  working: null,
  exp: 4_000_000_000,
}

test('a connection says its token, e-mail address, mobile number and name, with the address and the number masked', () => {
  expect(queryOf('a.b.c', session)).toEqual({
    token: 'a.b.c',
    email: 'a•••@homeward.example',
    mobile_number: '•••• 101',
    name: 'Anna Hughes',
  })
})

test('a guest’s link says nothing of whoever is signed in on the same browser', () => {
  expect(queryOf('a-guests-key', session)).toEqual({ token: 'a-guests-key', email: '', mobile_number: '', name: '' })
})

test('a lost connection is tried again after 1 to 5 seconds, half of it by chance, for 20 seconds each time', () => {
  expect(RECONNECTING).toEqual({ reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 20_000 })
})
