import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinOf, shortCodeOf } from '#features/tailtag/codes.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { engraveOrder, sendTagOrder } from '../fulfilment.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees their own orders, what is engraved, where it goes, and what they can still do', async () => {
  const { api } = await paidTag(register)
  expect((await api.getTagOrders({})).data.orders).toMatchObject([
    {
      status: 'paid',
      lines: ['N. Powell', '9 Orchard Rise', 'SY8 1AA', '07700 900201'],
      to: 'Nia Powell, 9 Orchard Rise, Ludlow, SY8 1AA',
      tracking: null,
      can: { cancel: true },
    },
  ])
  expect((await (await confirmed(register)).api.getTagOrders({})).data.orders).toEqual([])
})

test('a tag that its keeper has activated is no longer on its way', async () => {
  const { api, orderId } = await paidTag(register)
  let tagId = ''
  await asProvider(register, async (tools) => {
    tagId = (await engraveOrder(tools, orderId)).tagId
    await sendTagOrder(tools, orderId, 'RM1')
  })
  const standing = async () => (await api.getTagOrders({})).data.orders[0]
  expect(await standing()).toMatchObject({ status: 'sent', isActivated: false })
  const [token, pin] = [shortCodeOf(register.services, tagId), pinOf(register.services, tagId, 0)]
  expect(await api.activateTag({ token, pin, card: { name: 'Pip', species: 'rabbit' } })).toMatchObject({ status: 200 })
  expect(await standing()).toMatchObject({ status: 'sent', isActivated: true })
})
