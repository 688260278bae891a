import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { saveChipsOrder } from '../../contract.ts'
import { blankOrder, orderAsked } from './answers.ts'

const money = { pence: 100, currency: 'GBP' } as const
const offer = {
  may: true as const,
  askedFor: null,
  vatRate: 20,
  mostChips: 25,
  allowance: { most: 25, limit: 25, counted: 0, waiting: 0, coming: 0, raised: null },
  packs: ([10, 25] as const).map((size) => ({ size, price: money, priceWithRegistrations: money, inStock: true })),
}
const address = { line1: '3 Quay Street', line2: '', town: 'Cardiff', county: '', postcode: 'CF10 5EA', nation: 'Wales' }
const blank = blankOrder(offer, { name: 'Idris Bevan', address })

test('an order goes to the name and the address of the account, without what the call does not ask', () => {
  const asked = orderAsked({ ...blank, packs: [{ size: 25, quantity: '1' }] })
  expect(saveChipsOrder.input.parse(asked)).toMatchObject({
    packs: [{ size: 25, quantity: 1 }],
    withRegistrations: false,
    delivery: { name: 'Idris Bevan', address: { line1: '3 Quay Street', postcode: 'CF10 5EA' } },
  })
})

test('packs of which none is wanted are not ordered', () => {
  expect(orderAsked(blank).packs).toEqual([])
})

test('an account without an address leaves it to be typed', () => {
  expect(blankOrder(offer, { name: 'Idris Bevan', address: null }).delivery.address.line1).toBe('')
})

test('an order of nothing is told so in words', () => {
  expect(formSentences(saveChipsOrder, orderAsked(blank))).toMatchObject({ packs: 'Choose how many packs you want' })
})
