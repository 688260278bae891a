import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { newId } from '#platform/database/id.ts'
import { perform } from '#platform/server/perform.ts'
import { textOfPdf } from '#src/testing/pdftext.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder as paidShopOrder } from '#src/testing/shop.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { onlyBatch, received } from '#src/testing/stafforders.ts'
import { batchOf, newImplanter, paidOrder } from '#src/testing/stock.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { printOrder, resendLostChips } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function printed(orderId: string) {
  const handler = register.handlers.find((one) => one.call === printOrder)
  if (!handler) throw new Error('Nobody prints orders')
  const who = { id: await staffAccount(register), name: 'Sal', email: 'sal@example.org', roles: ['Staff' as const], sessionId: 'test' }
  const asking = { fields: { orderId }, file: null, who, now: register.clock.now(), address: 'test' }
  const { document } = await perform(handler, asking, register.serving)
  return { name: document?.name, text: textOfPdf(document?.bytes ?? Buffer.from('')).replaceAll('\n', ' ') }
}

test('an order of chips is printed with its numbers, and twice with its address: on the slip and on the label', async () => {
  await batchOf(register, 100)
  const { api } = await newImplanter(register)
  const { orderId } = await paidOrder(register, api, { packs: [{ size: 10, quantity: 2 }] })
  const { name, text } = await printed(orderId)
  expect(name).toBe(`Order ${orderId.slice(-8)}.pdf`)
  expect(text).toContain('2 × Pack of 10 microchips')
  expect(text).toMatch(/\d{3} \d{3} \d{3} \d{3} \d{3} to \d{3} \d{3} \d{3} \d{3} \d{3}, batch /)
  expect(text).toContain('If undelivered, return to: Homeward')
  const { delivery } = await register.db.selectFrom('chipOrder').select('delivery').where('id', '=', orderId).executeTakeFirstOrThrow()
  const postcode = /"postcode":"([^"]+)"/.exec(JSON.stringify(delivery))?.[1] ?? '?'
  expect(text.split(postcode)).toHaveLength(3)
})

test('an order from the shop goes by its number, and a tag by what is engraved on it', async () => {
  const shop = await paidShopOrder(register)
  const { number } = await register.db.selectFrom('shopOrder').select('number').where('id', '=', shop.orderId).executeTakeFirstOrThrow()
  expect(await printed(shop.orderId)).toMatchObject({
    name: `Order ${number}.pdf`,
    text: expect.stringMatching(/Delivery: Standard .*1 × A thing/),
  })
  const { orderId } = await paidTag(register)
  expect((await printed(orderId)).text).toContain('Engraved TailTag')
})

test('the slip of chips that replace lost ones names those alone', async () => {
  await onlyBatch(register)
  const { orderId } = await received(register, 2)
  await batchOf(register, 10)
  const { chips } = await run(resendLostChips, { orderId, tracking: 'RM 2' })
  const { text } = await printed(orderId)
  expect(text).toContain('2 × Microchips for those that never arrived')
  expect(text).toContain(groupChipNumber(chips[0]?.from ?? ''))
  expect(text).not.toContain('25 ×')
})

test('nothing is printed for an order that isn’t there', async () => {
  await expect(run(printOrder, { orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})
