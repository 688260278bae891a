import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeNumbers } from '#features/stock/allocation.ts'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { newImplanter } from '#src/testing/stock.ts'
import { listBatches, receiveBatch } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

const BATCH = {
  code: 'DM-1',
  manufacturer: 'Datamars',
  firstNumber: '981 100 004 701 001',
  lastNumber: '981100004701100',
  sterileUntil: '2029-06-30',
}

test('a batch is taken into stock with its numbers and expiry, and can be ordered', async () => {
  expect(await run(receiveBatch, BATCH)).toEqual({ chips: 100, inAll: 100 })
  const { api } = await newImplanter(register)
  expect((await api.chipPacksList()).data.packs.every(({ inStock }) => inStock)).toBe(true)
  const events = await register.db.selectFrom('event').selectAll().where('move', 'in', ['receive', 'receiveBatch']).orderBy('id').execute()
  expect(events).toMatchObject([{ facts: { chips: 100 } }, { byAccount: await staffAccount(register), facts: { code: 'DM-1' } }])
})

test.each([
  ['with a number of another batch', 'batchKnown', { code: 'DM-2', firstNumber: '981100004701100', lastNumber: '981100004701200' }],
  [
    'under a code that is taken by one with another date',
    'batchDiffers',
    { firstNumber: '981100004702001', lastNumber: '981100004702100', sterileUntil: '2029-07-31' },
  ],
  ['under a code in other capitals', 'otherCapitals', { code: 'dm-1', firstNumber: '981100004702001', lastNumber: '981100004702100' }],
  [
    'from a maker whose numbers begin otherwise',
    'otherMaker',
    { code: 'DM-3', manufacturer: 'AVID', firstNumber: '981100004702001', lastNumber: '981100004702100' },
  ],
  [
    'that stays sterile for longer than any',
    'tooLong',
    { code: 'DM-3', firstNumber: '981100004702001', lastNumber: '981100004702100', sterileUntil: '2126-06-30' },
  ],
  ['from its last number to its first', 'wrongRange', { code: 'DM-3', firstNumber: '981100004703100', lastNumber: '981100004703001' }],
  ['of more than a batch has', 'wrongRange', { code: 'DM-3', firstNumber: '981100004703001', lastNumber: '981100004903001' }],
  [
    'that has expired',
    'notSterile',
    { code: 'DM-3', firstNumber: '981100004703001', lastNumber: '981100004703100', sterileUntil: '2026-03-27' },
  ],
  ['with numbers that are cut short', 'checkAnswers', { code: 'DM-3', firstNumber: '123456789' }],
  ['with a day that there is not', 'checkAnswers', { code: 'DM-3', sterileUntil: '2029-06-31' }],
])('a batch %s is not taken in', async (_what, code, over) => {
  await expect(run(receiveBatch, { ...BATCH, ...over })).rejects.toMatchObject({ code })
})

test('a second box of a batch is added to it, and its chips are sold like the first’s', async () => {
  const box = { ...BATCH, code: 'DM-9', firstNumber: '981100004709001', lastNumber: '981100004709010' }
  await run(receiveBatch, box)
  const second = { firstNumber: '981100004709101', lastNumber: '981100004709105' }
  expect(await run(receiveBatch, { ...box, ...second })).toEqual({ chips: 5, inAll: 15 })
  const listed = (await run(listBatches, {})).items.find(({ code }) => code === 'DM-9')
  expect(listed).toMatchObject({
    left: 15,
    sterileUntil: '2029-06-30',
    ranges: [
      { from: '981100004709001', to: '981100004709010' },
      { from: '981100004709101', to: '981100004709105' },
    ],
  })
  const free = (await freeNumbers(register.db, register.clock.now())).filter(({ from }) => from >= 981100004709001)
  expect(free.map(({ from, to }) => [from, to])).toEqual([
    [981100004709001, 981100004709010],
    [981100004709101, 981100004709105],
  ])
})

test('a batch with a chip that is in an animal is not taken in', async () => {
  const anna = await register.as('anna')
  const pet = animal({})
  await anna.addPet(pet)
  const numbers = { firstNumber: pet.chipNumber, lastNumber: pet.chipNumber }
  await expect(run(receiveBatch, { ...BATCH, code: 'DM-4', manufacturer: 'Trovan', ...numbers })).rejects.toMatchObject({
    code: 'inAnimal',
  })
})
