import { expect, test } from 'vitest'
import { activationAsked, UNREGISTERED } from './activation.ts'

test('a pet on the register is asked for by its id, and another by its card', () => {
  const card = { name: 'Pip', species: 'rabbit', looks: '' }
  expect(activationAsked({ petId: 'one', card })).toEqual({ petId: 'one' })
  expect(activationAsked({ petId: UNREGISTERED, card })).toEqual({ card: { name: 'Pip', species: 'rabbit' } })
})
