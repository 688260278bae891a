import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { lookupLog } from '../log.ts'

let register: TestRegister

beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const figures = async () => (await register.stranger.registerFigures()).data

test('the figures are those of the live register, counted at most every ten seconds', async () => {
  expect(await figures()).toEqual({
    pets: 0,
    lookupsThisMonth: 0,
    registersAsked: 0,
    registrationCosts: { pence: 1500, currency: 'GBP' },
    householdCosts: { pence: 2900, currency: 'GBP' },
    countedAt: '2026-03-27T09:30:00.000Z',
  })
  await havePet(register, { chip: '985121004515220' })
  await havePet(register, { chip: '985121004515221', status: 'awaitingPayment' })
  await havePet(register, { chip: '985121004515222', status: 'deceased' })
  await register.db.updateTable('otherRegister').set({ askUrl: 'http://127.0.0.1:1' }).where('code', '=', 'petlog').execute()
  await register.stranger.publicChipInfo({ chipNumber: '985121004515220' })
  await lookupLog(register.services).flush()
  expect(await figures()).toMatchObject({ pets: 0 })
  register.clock.turn({ seconds: 10 })
  expect(await figures()).toMatchObject({ pets: 2, lookupsThisMonth: 1, registersAsked: 1 })
})

test('a new month begins by the clock of London', async () => {
  register.clock.turn({ days: 4, hours: 13, minutes: 35 })
  expect(register.clock.now().toISOString()).toBe('2026-03-31T23:05:10.000Z')
  expect(await figures()).toMatchObject({ lookupsThisMonth: 0 })
})
