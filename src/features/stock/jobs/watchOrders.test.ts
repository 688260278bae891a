import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter, paidOrder, sentOrder } from '#src/testing/stock.ts'
import { chipOrderLife } from '../lifecycle.ts'
import { orderPaid } from '../orders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const statusOf = async (orderId: string) =>
  (await register.db.selectFrom('chipOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status
const watch = async () => {
  await register.runJob('watchOrders', {})
  await register.runJob('watchOrders', {})
}

test('the chips of an order that is not paid in 30 minutes are free for the next, and a payment that comes then gives nothing', async () => {
  await batchOf(register, 25)
  const [one, other] = [await newImplanter(register), await newImplanter(register)]
  const { data } = await one.api.saveChipsOrder(chipsOrder())
  register.clock.turn({ minutes: 29 })
  await watch()
  expect(await statusOf(data.orderId)).toBe('placed')
  expect((await other.api.saveChipsOrder(chipsOrder())).code).toBe('soldOut')
  register.clock.turn({ minutes: 1 })
  await watch()
  expect(await statusOf(data.orderId)).toBe('cancelled')
  expect((await other.api.saveChipsOrder(chipsOrder())).status).toBe(200)
  expect(await asProvider(register, (tools) => orderPaid(tools, data.orderId))).toMatchObject({ clause: 'STOCK-2' })
})

test('an order counts as received 7 days after the carrier has delivered it', async () => {
  await batchOf(register, 25)
  const { api } = await newImplanter(register)
  const orderId = await sentOrder(register, api)
  await asProvider(register, ({ transition }) => transition(chipOrderLife, 'deliver', orderId, 'Staff'))
  register.clock.turn({ days: 6, hours: 23 })
  await watch()
  expect(await statusOf(orderId)).toBe('delivered')
  register.clock.turn({ hours: 1 })
  await watch()
  expect(await statusOf(orderId)).toBe('received')
  const units = await register.db.selectFrom('chipUnit').select('status').where('orderId', '=', orderId).execute()
  expect(units.every(({ status }) => status === 'withImplanter')).toBe(true)
})

test('a chip may be implanted on the day of its packet and is written off the day after, and its holder is told once', async () => {
  await batchOf(register, 25, { sterileDays: 190 })
  const { api, email } = await newImplanter(register)
  const orderId = await sentOrder(register, api)
  await api.updateChipsOrder({ orderId, act: 'received' })
  register.clock.turn({ days: 190 })
  await watch()
  const statuses = async () => {
    const units = await register.db.selectFrom('chipUnit').select('status').where('orderId', '=', orderId).execute()
    return new Set(units.map(({ status }) => status))
  }
  expect(await statuses()).toEqual(new Set(['withImplanter']))
  register.clock.turn({ days: 1 })
  await watch()
  expect(await statuses()).toEqual(new Set(['expired']))
  const letters = (await mailbox(register, email)).filter(({ subject }) => subject?.includes('no longer sterile'))
  expect(letters.map(({ subject }) => subject)).toEqual(['25 of your microchips are no longer sterile'])
})

test('whoever has not got the chips, or has closed their account, is not told to take them out of their stock', async () => {
  const [waits, coming, gone] = [await newImplanter(register), await newImplanter(register), await newImplanter(register)]
  for (let packs = 0; packs < 3; packs += 1) await batchOf(register, 25, { sterileDays: 190 })
  await paidOrder(register, waits.api)
  await sentOrder(register, coming.api)
  await gone.api.updateChipsOrder({ orderId: await sentOrder(register, gone.api), act: 'received' })
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', gone.id).execute()
  register.clock.turn({ days: 191 })
  await watch()
  const holders = [waits, coming, gone].map(({ id }) => id)
  const units = await register.db.selectFrom('chipUnit').select('status').where('holderId', 'in', holders).execute()
  expect(units.map(({ status }) => status)).toEqual(Array.from({ length: 75 }, () => 'expired'))
  for (const { email } of [waits, coming, gone])
    expect((await mailbox(register, email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('no longer sterile'))
})
