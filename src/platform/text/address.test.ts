import { expect, test } from 'vitest'
import { addressText, deliveryText } from './address.ts'

const address = { line1: '14 Priory Lane', line2: null, town: 'Hereford', postcode: 'HR1 2BX' }

test('an address leaves out what isn’t given, and no line break takes its postcode apart', () => {
  expect(addressText(address)).toBe('14 Priory Lane, Hereford, HR1\u00a02BX')
  expect(addressText({ ...address, line2: 'Flat 2', county: 'Herefordshire' })).toBe(
    '14 Priory Lane, Flat 2, Hereford, Herefordshire, HR1\u00a02BX',
  )
})

test('a delivery begins with the name', () => {
  expect(deliveryText({ name: 'Anna Hughes', address })).toBe('Anna Hughes, 14 Priory Lane, Hereford, HR1\u00a02BX')
})
