import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { callerWithAnimal, statusOf } from '#src/testing/callers.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { recordDeath, undoDeath } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang us: it was the neighbour’s cat.'

test('a death that was a mistake is undone for whoever rings, within 30 days: noSuchAnimal, notNow', async () => {
  const { chip, petId, letterbox } = await callerWithAnimal(register)
  const before = await statusOf(register, petId)
  const undo = { chipNumber: chip, reason }
  await expect(run(undoDeath, undo)).rejects.toMatchObject({ code: 'notNow' })
  await run(recordDeath, { ...undo, on: londonDate(register.clock.now()) })
  expect(await run(undoDeath, undo)).toEqual({ petName: 'Moss' })
  expect(await statusOf(register, petId)).toBe(before)
  expect((await mailbox(register, letterbox)).map(({ subject }) => subject)).toContain('Moss is back on the register')

  await run(recordDeath, { ...undo, on: londonDate(register.clock.now()) })
  register.clock.turn({ days: 31 })
  await expect(run(undoDeath, undo)).rejects.toMatchObject({ code: 'notNow' })
  await expect(run(undoDeath, { ...undo, chipNumber: freshChip() })).rejects.toMatchObject({ code: 'noSuchAnimal' })
})
