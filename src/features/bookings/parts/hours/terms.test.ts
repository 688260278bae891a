import { expect, test } from 'vitest'
import { updateBookingTerms } from '../../contract.ts'
import { USUAL } from '../../usual.ts'
import { termsAsked, termsTyped } from './terms.ts'

const address = { line1: '3 Quay Street', town: 'Cardiff', postcode: 'CF10 5EA' }
const mine = { terms: null, usual: { ...USUAL, publicName: 'Idris', address: { ...address, line2: '', county: '' } }, hindrance: null }

test('the usual terms are typed in pounds, and can be saved as they are', () => {
  const typed = termsTyped(mine)
  expect(typed).toMatchObject({ kmPence: '0.45', homePence: '25', listed: true })
  expect(updateBookingTerms.input.safeParse(termsAsked(typed)).success).toBe(true)
  expect(termsAsked({ ...typed, homePence: '£27.50' })).toMatchObject({ homePence: 2750 })
})

test('whoever can’t be booked yet is not listed unless they say so, and what is no amount is refused', () => {
  expect(termsTyped({ ...mine, hindrance: 'Not yet' }).listed).toBe(false)
  const wrong = updateBookingTerms.input.safeParse(termsAsked({ ...termsTyped(mine), homePence: 'cheap', radiusKm: '' }))
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['homePence', 'radiusKm'])
})
