import { expect, test } from 'vitest'
import { register } from '../../contract.ts'
import { answersAtStart, registerAsked } from './asked.ts'

const bryony = {
  name: 'Bryony Clarke',
  email: 'bryony@example.org',
  mobile: '+447700900103',
  address: { line1: 'Hollow Farm', line2: '', town: 'Skipton', county: '', postcode: 'BD23 1PT', nation: 'England' },
}

test('somebody with an account need only add their work and their password', () => {
  const typed = { ...answersAtStart(bryony), password: 'paddock lantern biscuit' }
  const professional = { ...typed.professional, licensed: 'no' }
  expect(register.input.safeParse(registerAsked('Breeder', { ...typed, professional })).error).toBeUndefined()
})

test('a keeper says nothing of any work', () => {
  expect(registerAsked(null, answersAtStart(null))).toMatchObject({ profileType: 'Customer' })
  expect(registerAsked(null, answersAtStart(null))).not.toHaveProperty('professional')
})
