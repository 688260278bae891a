import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { closeAccount, keepAccount } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('only an account that’s closing, of someone without e-mail, is kept so: noSuchPerson, hasEmail, notClosing', async () => {
  const { accountId } = await callerWithAnimal(register)
  for (const [id, code] of [
    [newId(), 'noSuchPerson'],
    [register.people.anna, 'hasEmail'],
    [accountId, 'notClosing'],
  ] as const)
    await expect(deskOf(() => register)(keepAccount, { accountId: id, reason: 'Rang us.' })).rejects.toMatchObject({ code })
})

test('who rings to keep their account after all reads on paper that it’s kept', async () => {
  const run = deskOf(() => register)
  const { accountId, letterbox } = await callerWithAnimal(register)
  await run(closeAccount, { accountId, reason: 'Rang us.' })
  await run(keepAccount, { accountId, reason: 'Rang us again.' })
  expect((await newestTo(register, letterbox)).subject).toBe('We’ve kept your account open')
})
