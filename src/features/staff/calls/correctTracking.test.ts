import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch, orderOf, sentByCard } from '#src/testing/stafforders.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { correctTracking, deliverChipOrder, engraveTag, packShopOrder, sendShopOrder, sendTag } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('the right number replaces a wrong one while microchips are on their way, in the order’s history too, and the implanter reads it', async () => {
  await onlyBatch(register)
  const one = await sentByCard(register)
  const { orderId } = one
  await expect(run(correctTracking, { orderId, tracking: 'RM 1' })).rejects.toMatchObject({ status: 409, code: 'sameTracking' })
  expect(await run(correctTracking, { orderId, carrier: 'DPD', tracking: '77' })).toEqual({ before: 'RM 1', now: 'DPD 77' })
  expect(await orderOf(one)).toMatchObject({ status: 'dispatched', tracking: 'DPD 77' })
  expect(await newestTo(register, one.email)).toMatchObject({
    subject: 'The right tracking number for your microchips',
    text: expect.stringContaining('The right one is DPD 77.'),
  })
  const { facts } = await register.db
    .selectFrom('event')
    .select('facts')
    .where('subjectId', '=', orderId)
    .where('move', '=', 'correctTracking')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(facts).toEqual({ before: 'RM 1', tracking: 'DPD 77' })
  expect(await run(correctTracking, { orderId, tracking: '79' })).toEqual({ before: 'DPD 77', now: 'DPD 79' })
  expect(await run(correctTracking, { orderId, carrier: 'Royal Mail', tracking: 'AB 1' })).toMatchObject({ now: 'Royal Mail AB 1' })
  expect(await run(correctTracking, { orderId, tracking: 'AB 2' })).toMatchObject({ now: 'Royal Mail AB 2' })
  await run(deliverChipOrder, { orderId })
  await expect(run(correctTracking, { orderId, tracking: '78' })).rejects.toMatchObject({ status: 409, code: 'notOnItsWay' })
  await expect(run(correctTracking, { orderId: newId(), tracking: '78' })).rejects.toMatchObject({ code: 'notOnItsWay' })
})

test('the same goes for an order from the shop and for a tag', async () => {
  const shop = await paidOrder(register)
  await expect(run(correctTracking, { orderId: shop.orderId, tracking: 'RM 2' })).rejects.toMatchObject({ code: 'notOnItsWay' })
  await run(packShopOrder, { orderId: shop.orderId })
  await run(sendShopOrder, { orderId: shop.orderId, tracking: 'RM 1' })
  await run(correctTracking, { orderId: shop.orderId, tracking: 'RM 2' })
  expect((await shop.api.userOrderDetail({ orderId: shop.orderId })).data).toMatchObject({ status: 'sent', tracking: 'RM 2' })
  expect((await newestTo(register, shop.email)).text).toContain('The right one is RM 2.')

  const tag = await paidTag(register)
  await run(engraveTag, { orderId: tag.orderId })
  await run(sendTag, { orderId: tag.orderId, tracking: 'RM 3' })
  await run(correctTracking, { orderId: tag.orderId, tracking: 'RM 4' })
  expect((await tag.api.getTagOrders({})).data.orders).toMatchObject([{ tracking: 'RM 4' }])
  expect((await newestTo(register, tag.email)).text).toContain('The right one is RM 4.')
})
