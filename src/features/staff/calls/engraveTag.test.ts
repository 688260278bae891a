import { afterAll, beforeAll, expect, test } from 'vitest'
import { engraveOrder } from '#features/tagOrders/fulfilment.ts'
import { pinOf, shortCodeOf } from '#features/tailtag/codes.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { CARD } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { engraveTag, listTagOrders } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff engrave a paid order once, and its keeper activates the tag with the PIN that was sent with it', async () => {
  const { api, orderId } = await paidTag(register)
  expect((await run(listTagOrders, {})).items).toMatchObject([{ orderId, status: 'paid', bankHolds: false }])
  expect(await run(engraveTag, { orderId })).toBeNull()
  const { tagId } = await asProvider(register, (tools) => engraveOrder(tools, orderId))
  expect(await run(engraveTag, { orderId })).toBeNull()
  expect((await asProvider(register, (tools) => engraveOrder(tools, orderId))).tagId).toBe(tagId)
  const { petId } = (await api.addPet(animal({ name: 'Moss' }))).data
  const { services } = register
  const asked = { token: shortCodeOf(services, tagId), pin: pinOf(services, tagId, 0), petId }
  expect(await api.activateTag(asked)).toMatchObject({ status: 200 })
})

test('an order that does not exist, and one of which the bank holds the money, is not engraved', async () => {
  await expect(run(engraveTag, { orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  const { orderId } = await paidTag(register, {}, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(engraveTag, { orderId })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
