import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { findCustomerImplantedChips } from '../../../contract.ts'
import { contactOf } from './contact.ts'

const said = (typed: string) => formSentences(findCustomerImplantedChips, contactOf(typed))

test('what has an @ is an e-mail address, anything else a mobile number', () => {
  expect(contactOf(' anna@example.org ')).toEqual({ email: 'anna@example.org' })
  expect(contactOf('07700 900123')).toEqual({ mobile: '07700 900123' })
})

test('nothing typed is asked for, and never sent: an empty question means one’s own chips', () => {
  expect(said('')).toEqual({ mobile: 'Enter an e-mail address or a mobile number' })
})

test('half an address is no number', () => {
  expect(said('anna@')).toEqual({ email: 'Enter an e-mail address like name@example.com' })
})
