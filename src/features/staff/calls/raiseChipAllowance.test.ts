import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { raiseChipAllowance } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'A chipping day in March.'
const fifty = chipsOrder({ packs: [{ size: 50, quantity: 1 }] })

test('an implanter who rang can order more until the day, is told, and after it can’t', async () => {
  await batchOf(register, 100)
  const { api, email } = await newImplanter(register)
  const lastDay = daysAfter(londonDate(register.clock.now()), 7)
  expect(await api.saveChipsOrder(fifty)).toMatchObject({ code: 'tooMany' })
  expect(await run(raiseChipAllowance, { email, more: 100, lastDay, reason })).toEqual({ canOrderNow: 125, limit: 125 })
  const { subject, text } = await newestTo(register, email)
  expect(subject).toBe('You can order more microchips')
  expect(text).toContain('We’ve added 100 chips to that until')
  expect(text).toContain(reason)
  expect((await api.chipPacksList()).data.allowance).toMatchObject({ most: 125, raised: { chips: 100, lastDay } })
  expect((await api.saveChipsOrder(fifty)).status).toBe(200)
  register.clock.turn({ days: 8 })
  expect((await api.chipPacksList()).data.allowance).toMatchObject({ limit: 25, raised: null })
})

test('it ends with 0, and the implanter is told', async () => {
  const { email } = await newImplanter(register)
  await run(raiseChipAllowance, { email, more: 50, lastDay: londonDate(register.clock.now()), reason })
  expect(await run(raiseChipAllowance, { email, more: 0, reason: 'The wrong person.' })).toEqual({ canOrderNow: 25, limit: 25 })
  expect((await newestTo(register, email)).subject).toBe('Your limit for microchips is the usual one')
})

test('only an implanter, until a day that’s still to come: noSuchAccount, notImplanter, endsTooSoon', async () => {
  const raise = (email: string, lastDay?: string) => run(raiseChipAllowance, { email, more: 50, ...(lastDay && { lastDay }), reason })
  await expect(raise('nobody@example.org', '2030-01-01')).rejects.toMatchObject({ status: 404, code: 'noSuchAccount' })
  await expect(raise((await joinReachable(register)).email, '2030-01-01')).rejects.toMatchObject({ code: 'notImplanter' })
  const { email } = await newImplanter(register)
  await expect(raise(email)).rejects.toMatchObject({ status: 400, code: 'endsTooSoon' })
  await expect(raise(email, daysAfter(londonDate(register.clock.now()), -1))).rejects.toMatchObject({ code: 'endsTooSoon' })
})
