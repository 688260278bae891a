import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidTag } from '#src/testing/tagorders.ts'

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
