import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noEmail } from '#platform/contract/noemail.ts'
import { newId } from '#platform/database/id.ts'
import { booked } from '#src/testing/bookings.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { closeAccount, keepAccount } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang us, and knew the chip number, the name and the address.'
const statusOf = async (id: string) =>
  (await register.db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('an account that’s used by telephone closes after 30 days, and its holder reads on paper how to keep it', async () => {
  const { accountId, letterbox, to } = await callerWithAnimal(register)
  expect(await run(closeAccount, { accountId, reason })).toMatchObject({ name: to.name, closesOn: expect.stringMatching(/^2026-/) })
  expect(await statusOf(accountId)).toBe('closing')
  const letter = (await mailbox(register, letterbox)).find(({ subject }) => subject === 'Your account is closing')
  expect(letter?.text).toMatch(/If you change your mind, or it wasn’t you, call us before then/)
  expect(letter?.text).not.toContain('sign in')
  await expect(run(closeAccount, { accountId, reason })).rejects.toMatchObject({ code: 'closing' })
  expect(await run(keepAccount, { accountId, reason })).toEqual({ name: to.name })
  expect(await statusOf(accountId)).toBe('active')
})

test('one that isn’t there, and one its holder can close, are refused: noSuchPerson, hasEmail', async () => {
  await expect(run(closeAccount, { accountId: newId(), reason })).rejects.toMatchObject({ code: 'noSuchPerson' })
  await expect(run(closeAccount, { accountId: register.people.anna, reason })).rejects.toMatchObject({ code: 'hasEmail' })
})

test('one with a visit to come is refused: notSettled', async () => {
  const { id } = (await booked(register)).customer
  await register.db
    .updateTable('account')
    .set({ email: noEmail(id) })
    .where('id', '=', id)
    .execute()
  await expect(run(closeAccount, { accountId: id, reason })).rejects.toMatchObject({ code: 'notSettled' })
})
