import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { customerRegister, customerRegister1 } from '../../contract.ts'
import { blankPet, noBreed } from '../../kit/form/answers.ts'
import { blankJoining, draftOf, type Joining, joiningAsked } from './joining.ts'

const now = new Date('2026-11-21T12:00:00Z')

const nia: Joining = {
  pet: {
    ...blankPet,
    chipNumber: '985121004515220',
    species: 'cat',
    breed: { ...noBreed, first: { id: 'domestic-shorthair', text: 'Domestic Shorthair' } },
    name: 'Mali',
    sex: 'female',
    neutered: 'yes',
    colour: 'Tortoiseshell',
    bornOn: '2022-06-01',
  },
  keeper: {
    name: 'Nia Powell',
    email: 'nia@example.org',
    mobile: '07700 900123',
    address: { line1: '3 Mill Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX' },
    password: 'paddock lantern biscuit',
    marketing: false,
    captcha: 'solved',
  },
  registrationCode: '7K2M-9P4T-QX3H',
  plan: 'single',
}

test('with a card the form is what the call for cards takes, without a plan', () => {
  expect(customerRegister.input.safeParse(joiningAsked(nia, 'code', now)).error).toBeUndefined()
})

test('with a plan the form is what the call for plans takes, without a code', () => {
  expect(customerRegister1.input.safeParse(joiningAsked(nia, 'plan', now)).error).toBeUndefined()
})

test('a draft holds everything but the password and the proof of being a person', () => {
  const { keeper, ...rest } = draftOf(nia)
  expect(keeper).toMatchObject({ name: 'Nia Powell', password: '', captcha: '' })
  expect(rest).toEqual({ pet: nia.pet, registrationCode: nia.registrationCode, plan: 'single' })
})

test('a plan that is not chosen is asked for in words', () => {
  const said = formSentences(customerRegister1, joiningAsked(blankJoining, 'plan', new Date('2026-11-21T10:00:00Z')))
  expect(said).toMatchObject({ plan: 'Choose a plan', 'pet.sex': 'Choose female, male or not known' })
})
