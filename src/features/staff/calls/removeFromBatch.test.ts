import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch } from '#src/testing/stafforders.ts'
import { newImplanter, paidOrder } from '#src/testing/stock.ts'
import { find, listBatches, receiveBatch, removeFromBatch } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const BOX = {
  code: 'DM-1',
  manufacturer: 'Datamars',
  firstNumber: '981100004701001',
  lastNumber: '981100004701300',
  sterileUntil: '2029-06-30',
}
const reason = 'Typed wrong.'
const batch = async () => (await run(listBatches, {})).items.find(({ code }) => code === BOX.code)

test('numbers that no one has ordered are taken out, and can be booked in again', async () => {
  await run(receiveBatch, BOX)
  const wrong = { firstNumber: '981100004701101', lastNumber: '981100004701200' }
  expect(await run(removeFromBatch, { code: 'DM-1', ...wrong, reason })).toEqual({ removed: 100, left: 200 })
  expect(await batch()).toMatchObject({ left: 200, ranges: [{ to: '981100004701100' }, { from: '981100004701201' }] })
  await expect(run(removeFromBatch, { code: 'DM-1', ...wrong, reason })).rejects.toMatchObject({ code: 'notInBatch' })
  expect(await run(receiveBatch, { ...BOX, ...wrong })).toEqual({ chips: 100, inAll: 300 })
})

test('a batch that was typed wrong altogether is emptied, and booked in anew', async () => {
  const box = { ...BOX, code: 'DM-2', firstNumber: '981100004702001', lastNumber: '981100004702010' }
  await run(receiveBatch, { ...box, sterileUntil: '2028-06-30' })
  expect(await run(removeFromBatch, { code: 'DM-2', firstNumber: box.firstNumber, lastNumber: box.lastNumber, reason })).toMatchObject({
    left: 0,
  })
  expect(await run(receiveBatch, box)).toEqual({ chips: 10, inAll: 10 })
})

test('a number that was ordered stays, and find says where it is', async () => {
  await onlyBatch(register)
  await run(receiveBatch, {
    ...BOX,
    code: 'DM-3',
    firstNumber: '981100004703001',
    lastNumber: '981100004703100',
    sterileUntil: '2027-06-30',
  })
  const { api } = await newImplanter(register)
  const { orderId } = await paidOrder(register, api)
  const { number } = await register.db
    .selectFrom('chipUnit')
    .select('number')
    .where('orderId', '=', orderId)
    .orderBy('number')
    .executeTakeFirstOrThrow()
  const { code } = await register.db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select('code')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await expect(run(removeFromBatch, { code, firstNumber: number, reason })).rejects.toMatchObject({ code: 'allocated' })
  expect((await run(find, { words: number })).items[0]).toMatchObject({
    kind: 'chip number',
    where: expect.stringContaining(`order ${orderId.slice(-8)}`),
    next: [`npm run staff -- print-order ${orderId.slice(-8)}`],
  })
  expect((await run(find, { words: '981100004701001' })).items[0]).toMatchObject({
    status: 'our chip, in our stock',
    where: 'batch DM-1, which is recalled, sterile until 30 June 2029',
  })
})

test('no batch, or its numbers the wrong way round', async () => {
  const [firstNumber, lastNumber] = ['981100004701010', '981100004701001']
  await expect(run(removeFromBatch, { code: 'DM-1', firstNumber, lastNumber, reason })).rejects.toMatchObject({ code: 'wrongOrder' })
  await expect(run(removeFromBatch, { code: 'XX-1', firstNumber, reason })).rejects.toMatchObject({ code: 'noSuchBatch' })
})
