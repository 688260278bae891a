import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { heldByBank, inHand, lose, onlyBatch, orderOf, received } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'
import { listChipOrders, loseChipOrder, resendLostChips } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  await onlyBatch(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)

const resend = (orderId: string) => run(resendLostChips, { orderId, tracking: 'RM 2' })

test('others are sent for chips that never came, once; their implanter is told, and says when they have come', async () => {
  const one = await received(register, 2)
  await expect(resend(one.orderId)).rejects.toMatchObject({ status: 409, code: 'notInStock' })
  const code = await batchOf(register, 10)
  expect(await resend(one.orderId)).toEqual({ sent: 2, chips: [{ from: expect.any(String), to: expect.any(String) }] })
  expect((await newestTo(register, one.email)).subject).toBe('2 replacement microchips are on their way to you')
  expect(await orderOf(one)).toMatchObject({ status: 'dispatched', tracking: 'RM 2', can: { receive: true } })
  expect((await one.api.chipPacksList()).data.mostChips).toBe(23)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  expect((await inHand(one)).total).toBe(25)
  expect((await inHand(one)).batches).toMatchObject([{ left: 23 }, { code, left: 2 }])
  await expect(resend(one.orderId)).rejects.toMatchObject({ status: 409, code: 'noneMissing' })
  await expect(resend(newId())).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})

test('the letter speaks of one where it is one', async () => {
  const one = await received(register, 1)
  await batchOf(register, 10)
  await resend(one.orderId)
  const { subject, text } = await newestTo(register, one.email)
  expect(subject).toBe('A replacement microchip is on its way to you')
  expect(text).toMatch(/replaces one that never arrived\. The tracking number is RM 2\. The microchip number is [\s\S]*When it arrives, /)
})

test('none are sent while the bank holds what was paid, nor after it took the money back', async () => {
  const one = await heldByBank(register)
  await batchOf(register, 25)
  await run(loseChipOrder, { orderId: one.orderId, reason: 'Lost in the post.' })
  await expect(resend(one.orderId)).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
  await lose(register, one)
  expect((await run(listChipOrders, {})).items.map(({ orderId }) => orderId)).not.toContain(one.orderId)
  await expect(resend(one.orderId)).rejects.toMatchObject({ status: 409, code: 'bankTookBack' })
})
