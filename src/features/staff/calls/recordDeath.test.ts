import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { callerWithAnimal, statusOf } from '#src/testing/callers.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { recordDeath } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const today = () => londonDate(register.clock.now())
const asked = (chipNumber: string, on = today()) => ({ chipNumber, on, reason: 'Her daughter rang with her, and knew the chip number.' })

test('a death is recorded for a keeper who rings, gently, with how to undo it', async () => {
  const { chip, petId, accountId, letterbox } = await callerWithAnimal(register)
  expect(await run(recordDeath, asked(chip))).toMatchObject({ petName: 'Moss' })
  expect(await statusOf(register, petId)).toBe('deceased')
  const letter = (await mailbox(register, letterbox)).at(-1)
  expect(letter).toMatchObject({ channel: 'post', subject: 'We’ve recorded that Moss has died' })
  expect(letter?.text).toMatch(/We’re sorry.*call us by .* and we’ll undo it/s)
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', petId).orderBy('seq').execute()
  expect(events.at(-1)).toMatchObject({ move: 'reportDeceased', byAccount: accountId, byRole: 'keeper', facts: { on: today() } })
})

test('a number no animal has, a day to come, one before it was born, and a second report are refused', async () => {
  const { chip, petId } = await callerWithAnimal(register)
  await register.db.updateTable('pet').set({ bornOn: '2025-01-01', bornExactly: true }).where('id', '=', petId).execute()
  for (const [input, refusal] of [
    [asked(freshChip()), 'noSuchAnimal'],
    [asked(chip, daysAfter(today(), 1)), 'inFuture'],
    [asked(chip, '2024-12-31'), 'beforeBirth'],
  ] as const)
    await expect(run(recordDeath, input)).rejects.toMatchObject({ code: refusal })
  await run(recordDeath, asked(chip))
  await expect(run(recordDeath, asked(chip))).rejects.toMatchObject({ code: 'notNow' })
})
