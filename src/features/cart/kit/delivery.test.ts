import { expect, test } from 'vitest'
import { deliveryPence, methodsTo, zoneOf } from './delivery.ts'

test.each([
  ['SW1A 2AA', 'mainland'],
  ['AB10 1AB', 'mainland'],
  ['AB38 9RX', 'highlands'],
  ['IV1 1SN', 'highlands'],
  ['PH1 5TJ', 'mainland'],
  ['PH33 6SQ', 'highlands'],
  ['KA1 1AA', 'mainland'],
  ['KA27 8AJ', 'highlands'],
  ['ZE1 0HB', 'highlands'],
  ['TR21 0LW', 'highlands'],
  ['PO1 1AA', 'mainland'],
  ['PO30 1UD', 'highlands'],
  ['BT1 5GS', 'northernIreland'],
  ['IM1 1AA', 'isleOfMan'],
  ['JE2 3AB', 'channelIslands'],
  ['GY1 1AA', 'channelIslands'],
] as const)('%s lies in the zone %s', (postcode, zone) => {
  expect(zoneOf(postcode)).toBe(zone)
})

test('standard delivery to the mainland is free from £40, after the discount', () => {
  const to = { method: 'standard', zone: 'mainland', isFree: false } as const
  expect(deliveryPence({ ...to, goodsPence: 3999 })).toBe(395)
  expect(deliveryPence({ ...to, goodsPence: 4000 })).toBe(0)
  expect(deliveryPence({ ...to, zone: 'highlands', goodsPence: 9000 })).toBe(695)
  expect(deliveryPence({ ...to, zone: 'highlands', goodsPence: 100, isFree: true })).toBe(0)
  expect(deliveryPence({ ...to, method: 'express', goodsPence: 9000 })).toBe(695)
})

test('express goes to the mainland alone, and nothing to the Channel Islands', () => {
  expect(methodsTo('mainland')).toEqual(['standard', 'express'])
  expect(methodsTo('highlands')).toEqual(['standard'])
  expect(methodsTo('channelIslands')).toEqual([])
})
