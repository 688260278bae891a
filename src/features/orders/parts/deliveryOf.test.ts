import { expect, test } from 'vitest'
import { deliveryOf } from './deliveryOf.ts'

const money = (pence: number) => ({ pence })
const cart = { hasFreeDelivery: false, subtotal: money(3000), discount: money(300), delivery: money(395), total: money(3095) }

test('each way says what it costs there, and the order what it comes to', () => {
  expect(deliveryOf(cart, 'SY8 1AA', 'express')).toEqual({
    zone: 'mainland',
    ways: [
      { method: 'standard', pence: 395 },
      { method: 'express', pence: 695 },
    ],
    delivery: 695,
    total: 3395,
  })
  expect(deliveryOf({ ...cart, hasFreeDelivery: true }, 'IV1 1SN', 'standard')).toMatchObject({ ways: [{ pence: 0 }], total: 2700 })
})

test('where we don’t deliver there is no way and no total', () => {
  expect(deliveryOf(cart, 'JE2 3AB', 'standard')).toMatchObject({ ways: [], total: null })
  expect(deliveryOf(cart, 'IV1 1SN', 'express').total).toBeNull()
})
