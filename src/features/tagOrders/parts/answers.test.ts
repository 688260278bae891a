import { expect, test } from 'vitest'
import { blankTag } from './answers.ts'

const address = { line1: '9 Orchard Rise', line2: '', town: 'Ludlow', county: 'Shropshire', postcode: 'SY8 1AA', nation: 'England' }

test('the tag is filled in from the account, with what fits its lines', () => {
  const { engraving, delivery } = blankTag({ name: 'Nia Powell', address, mobile: null })
  expect(engraving).toEqual({ name: 'Nia Powell', address: '9 Orchard Rise', postcode: 'SY8 1AA', phone: '' })
  expect(delivery).toMatchObject({ name: 'Nia Powell', address: { line1: '9 Orchard Rise', postcode: 'SY8 1AA' } })
  const long = blankTag({ name: 'Nia Powell', address: { ...address, line1: '27 Old Rectory Gardens' }, mobile: null })
  expect(long).toMatchObject({ design: { size: 'large' }, engraving: { address: '27 Old Rectory Gardens' } })
  const tooLong = blankTag({ name: 'Nia Powell', address: { ...address, line1: 'The Old Rectory, Orchard Rise' }, mobile: null })
  expect(tooLong).toMatchObject({ design: { size: 'small' }, engraving: { name: 'Nia Powell', address: '' } })
})

test('whoever has no account yet begins with nothing', () => {
  expect(blankTag(null).delivery.address.line1).toBe('')
})
