import { expect, test } from 'vitest'
import { BLANK_KEEPER } from '../keeperanswers.ts'
import { nextFor, nextWords } from './outcome.ts'

const said = (answers: { as: string; withCredit: boolean }, by = 'online') =>
  nextFor({ ...answers, to: { ...BLANK_KEEPER, by } })
    .map(({ title, text }) => `${title}. ${text}`)
    .join(' ')

test('the implanter hears how long the keeper has to answer, and that they pay', () => {
  expect(said({ as: 'customer', withCredit: false })).toMatch(/asking the keeper.* 14 days, .* after 3, 7 and 12.* pay once/)
})
test('where the implanter gives the registration, nobody is said to pay', () => {
  expect(said({ as: 'customer', withCredit: true })).toMatch(/pay nothing/)
  expect(said({ as: 'customer', withCredit: true })).not.toMatch(/by card/i)
})
test('a letter gives the keeper twice the time', () => {
  expect(said({ as: 'customer', withCredit: true }, 'letter')).toMatch(/posting a letter.* 28 days, .* after 10 and 20/)
})
test('of a litter the breeder is asked, and the next one is of the litter', () => {
  expect(said({ as: 'breeder', withCredit: false })).toContain('We’re asking the breeder')
  expect(nextWords({ as: 'breeder' })).toContain('litter')
})
