import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { callerWithAnimal, statusOf } from '#src/testing/callers.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { endSearch, reportMissing } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang us: it came home by itself.'

test('an animal that’s home is as it was, its search ends, and its keeper is told that we did it', async () => {
  const { chip, petId, letterbox } = await callerWithAnimal(register)
  const before = await statusOf(register, petId)
  await run(reportMissing, { chipNumber: chip, where: 'Banbury', on: londonDate(register.clock.now()), reason })
  expect(await run(endSearch, { chipNumber: chip, reason })).toEqual({ petName: 'Moss' })
  expect(await statusOf(register, petId)).toBe(before)
  const search = await register.db.selectFrom('lostCase').select('status').where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(search.status).toBe('reunited')
  expect((await mailbox(register, letterbox)).map(({ subject }) => subject)).toContain('Moss is no longer reported missing')
})

test('a number no animal has, and an animal that isn’t missing, are refused: noSuchAnimal, notMissing', async () => {
  const { chip } = await callerWithAnimal(register)
  await expect(run(endSearch, { chipNumber: chip, reason })).rejects.toMatchObject({ code: 'notMissing' })
  await expect(run(endSearch, { chipNumber: freshChip(), reason })).rejects.toMatchObject({ code: 'noSuchAnimal' })
})
