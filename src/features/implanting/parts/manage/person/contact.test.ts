import { expect, test } from 'vitest'
import { contactErrors, contactOf } from './contact.ts'

test('what has an @ is an e-mail address, anything else a mobile number', () => {
  expect(contactOf(' anna@example.org ')).toEqual({ email: 'anna@example.org' })
  expect(contactOf('07700 900123')).toEqual({ mobile: '07700 900123' })
})

test('nothing typed is sent as a number, which is refused before it is sent: an empty question means one’s own chips', () => {
  expect(contactOf('')).toEqual({ mobile: '' })
  expect(contactErrors('', { mobile: 'Enter a mobile number' })).toEqual({ contact: 'Enter an e-mail address or a mobile number' })
})

test('what is wrong with an address or a number stands at the one field', () => {
  expect(contactErrors('anna@', { email: 'Enter an e-mail address like name@example.org' })).toEqual({
    contact: 'Enter an e-mail address like name@example.org',
  })
})

test('what belongs to no field is kept', () => {
  expect(contactErrors('a@b.example', { '': 'Try again in an hour' })).toEqual({ '': 'Try again in an hour' })
  expect(contactErrors('a@b.example', {})).toEqual({})
})
