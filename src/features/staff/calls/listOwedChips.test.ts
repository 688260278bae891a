import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { batchOf, newImplanter, sentOrder } from '#src/testing/stock.ts'
import { listOwedChips, sendOwedChip, strikeChipReport } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
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

test('shows the chips that never worked with where another goes, until it is sent', async () => {
  await batchOf(register, 60)
  const { api, email } = await newImplanter(register)
  const orderId = await sentOrder(register, api)
  await api.updateChipsOrder({ orderId, act: 'received' })
  const [first, second, third] = (await api.getChipsForImplanter({})).data.items.map(({ number }) => number)
  const ids = []
  for (const number of [first, second, third]) ids.push((await api.markChipAsdead(told(number))).data.reportId)
  await run(strikeChipReport, { reportId: ids[2] ?? '', reason: 'It works.' })
  const to = 'Idris Bevan, 3 Quay Street, Cardiff, CF10\u00a05EA'
  expect((await run(listOwedChips, {})).items).toMatchObject([
    { reportId: ids[0], orderId, chipNumber: first, implanter: email, to, next: [expect.stringContaining('send-owed-chip')] },
    { reportId: ids[1], orderId, chipNumber: second, implanter: email, to },
  ])
  // Three failures have stopped the batch, so others are sent from another.
  await batchOf(register, 10)
  for (const reportId of ids.slice(0, 2)) await run(sendOwedChip, { reportId, tracking: 'RM 5' })
  expect(await run(listOwedChips, {})).toEqual({ items: [] })
})
