import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { newImplanter } from '#src/testing/stock.ts'
import { receiveBatch } from '../contract.ts'

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
  expect(await run(receiveBatch, BATCH)).toEqual({ chips: 100 })
  const { api } = await newImplanter(register)
  expect((await api.chipPacksList()).data.packs.every(({ inStock }) => inStock)).toBe(true)
  const events = await register.db.selectFrom('event').selectAll().where('move', 'in', ['receive', 'receiveBatch']).orderBy('id').execute()
  expect(events).toMatchObject([{ facts: { chips: 100 } }, { byAccount: await staffAccount(register), facts: { code: 'DM-1' } }])
})

test.each([
  ['with a number of another batch', 'batchKnown', { code: 'DM-2', firstNumber: '981100004701100', lastNumber: '981100004701200' }],
  ['under a code that is taken', 'batchKnown', { firstNumber: '981100004702001', lastNumber: '981100004702100' }],
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

test('a batch with a chip that is in an animal is not taken in', async () => {
  const anna = await register.as('anna')
  const pet = animal({})
  await anna.addPet(pet)
  const numbers = { firstNumber: pet.chipNumber, lastNumber: pet.chipNumber }
  await expect(run(receiveBatch, { ...BATCH, code: 'DM-4', ...numbers })).rejects.toMatchObject({ code: 'inAnimal' })
})
