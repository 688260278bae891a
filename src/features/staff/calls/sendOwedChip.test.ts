import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { emptyStock, heldByBank, lose, onlyBatch, received } from '#src/testing/stafforders.ts'
import { batchOf } from '#src/testing/stock.ts'
import { sendOwedChip } from '../contract.ts'

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

const told = (chipNumber = '') => ({
  chipNumber,
  kind: 'unusedDud',
  noticedOn: '2026-03-27',
  words: 'It shows nothing.',
  secondScan: 'Nothing',
})

test('another chip is sent once for one that never worked, its implanter is told, and the report is closed', async () => {
  await batchOf(register, 60)
  const one = await received(register)
  const [first, second] = one.numbers
  const reportId = (await one.api.markChipAsdead(told(first))).data.reportId
  const { number } = await run(sendOwedChip, { reportId, tracking: 'RM 1234' })
  const letter = await newestTo(register, one.email)
  expect(letter.subject).toBe('A replacement microchip is on its way to you')
  for (const words of [groupChipNumber(number), 'RM 1234']) expect(letter.text).toContain(words)
  expect((await one.api.getDeadChips({ status: 'closed' })).data.items).toMatchObject([{ id: reportId, newChip: number }])
  await expect(run(sendOwedChip, { reportId, tracking: 'RM 1' })).rejects.toMatchObject({ status: 409, code: 'notOwed' })
  const chipIn = async () => (await one.api.getChipsForImplanter({ query: number })).data.items[0]
  const inStock = async () => (await one.api.implanterDashboard({})).data.held
  const before = await inStock()
  expect(await chipIn()).toMatchObject({ use: 'onItsWay' })
  expect(await one.api.registerChip(chipped(number))).toMatchObject({ status: 409, message: expect.stringContaining('on its way') })
  const [order] = (await one.api.chipsOrderList({})).data.items
  expect(order).toMatchObject({ status: 'dispatched', tracking: 'RM 1234', coming: [{ from: number, to: number }] })
  await one.api.updateChipsOrder({ orderId: order?.id ?? '', act: 'received' })
  expect([await inStock(), (await chipIn())?.use]).toEqual([before + 1, 'ready'])
  expect((await one.api.registerChip(chipped(number))).status).toBe(200)

  const other = (await one.api.markChipAsdead(told(second))).data.reportId
  const twice = await Promise.allSettled([1, 2].map(() => run(sendOwedChip, { reportId: other, tracking: 'RM 5' })))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('none is sent while there is none in stock', async () => {
  const one = await received(register)
  const { reportId } = (await one.api.markChipAsdead(told(one.numbers[0]))).data
  await emptyStock(register)
  await expect(run(sendOwedChip, { reportId, tracking: 'RM 3' })).rejects.toMatchObject({ status: 409, code: 'notInStock' })
})

test('none is sent while the bank holds what was paid, and none is owed after it took the money', async () => {
  const one = await heldByBank(register)
  await batchOf(register, 25)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received' })
  const { reportId } = (await one.api.markChipAsdead(told(one.numbers[0]))).data
  await expect(run(sendOwedChip, { reportId, tracking: 'RM 3' })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
  await lose(register, one)
  expect((await one.api.getDeadChips({})).data.items).toMatchObject([{ id: reportId, status: 'closed' }])
  await expect(run(sendOwedChip, { reportId, tracking: 'RM 3' })).rejects.toMatchObject({ code: 'notOwed' })
})
