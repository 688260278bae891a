import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { perform } from '#platform/server/perform.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { saveData } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const reason = 'Wrote to us for their data.'

test('all we hold about someone who can’t sign in is saved for them, and that it was is recorded', async () => {
  const { accountId, chip, to } = await callerWithAnimal(register)
  const handler = register.handlers.find((one) => one.call === saveData)
  if (!handler) throw new Error('Nobody saves what we hold')
  const id = await staffAccount(register)
  const who = { id, name: 'Sal', email: 'sal@example.org', roles: ['Staff' as const], sessionId: 'test' }
  const asking = { fields: { accountId, reason }, file: null, who, now: register.clock.now(), address: 'test' }
  const { document } = await perform(handler, asking, register.serving)
  const held = document?.bytes.toString() ?? ''
  expect(JSON.parse(held)).toMatchObject({ account: { name: to.name } })
  expect(held).toContain(chip)
  expect(held).not.toContain('passwordHash')
  const events = await register.db.selectFrom('event').select('facts').where('subjectId', '=', id).where('move', '=', 'saveData').execute()
  expect(events).toMatchObject([{ facts: { accountId, reason } }])
})

test('someone who isn’t there is refused: noSuchPerson', async () => {
  await expect(deskOf(() => register)(saveData, { accountId: newId(), reason })).rejects.toMatchObject({ code: 'noSuchPerson' })
})
