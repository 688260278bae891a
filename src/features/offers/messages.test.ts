import { expect, test } from 'vitest'
import { animalsIn, chippedForStranger } from './messages.ts'

const asked = { kind: 'registration', by: 'Quayside Vets', species: ['dog'], until: '10 April 2026', cost: [] } as const

test('the letter to an address that nobody has confirmed says which business asks, about what animal, and what to do', () => {
  const letter = chippedForStranger(asked)
  expect(letter.subject).toBe('Quayside Vets asks you to confirm that a dog is yours')
  expect(letter.paragraphs.join(' ')).toContain('What to do: press the button below')
  expect(letter.text).toBe(
    'Quayside Vets has microchipped a dog and gave us this number as yours. Confirm on Homeward, the pet microchip register, that it’s yours, by 10 April 2026:',
  )
})
test('a litter is asked about as one', () => {
  expect(chippedForStranger({ ...asked, kind: 'litter', species: ['dog', 'dog', 'dog'] }).subject).toBe(
    'Quayside Vets asks you to confirm that 3 dogs are from your litter',
  )
})
test.each([
  [['cat'], 'a cat'],
  [['other'], 'an animal'],
  [['cat', 'cat'], '2 cats'],
  [['cat', 'dog'], '2 animals'],
] as const)('%j reads %s', (species, words) => expect(animalsIn(species)).toBe(words))
