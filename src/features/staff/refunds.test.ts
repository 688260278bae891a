import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { findContract } from '#platform/server/find.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch, received } from '#src/testing/stafforders.ts'
import { refundLostChips, refundPayment } from './contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await onlyBatch(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('of what Staff can do, only a refund that may need two of them takes a sum of money that goes back', async () => {
  const NOT_BACK = ['makeCoupon', 'recordPayment', 'saveShopProduct']
  const calls = (await findContract()).filter(({ who }) => who.includes('Staff'))
  const taking = calls.filter(
    ({ input }) => input instanceof z.ZodObject && Object.keys(input.shape).some((key) => /pence|amount/i.test(key)),
  )
  expect(taking.map(({ name }) => name).sort()).toEqual([...NOT_BACK, 'refundPayment'].sort())
})

test('a price of more than £200 goes back by one of Staff alone, and counts: any sum chosen after it takes two', async () => {
  const { orderId, paymentId } = await received(register, 20)
  expect(await run(refundLostChips, { orderId, reason: 'The post lost them.' })).toMatchObject({ refund: { amount: { pence: 23_120 } } })
  const more = await run(refundPayment, { paymentId, pence: 1, reason: 'You waited so long.' })
  expect(more).toMatchObject({ amount: { pence: 1 }, proposalId: expect.any(String) })
})
