import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test.each([
  ['07700 900501', '+447700900501'],
  ['+44 (0)7700 900502', '+447700900502'],
  ['0044 7700-900503', '+447700900503'],
  ['+353 85 123 4567', '+353851234567'],
])('%s is understood as %s', async (typed, understood) => {
  const nia = await join(register)
  expect((await nia.api.updateUserMobileNumber({ mobile: typed })).status).toBe(200)
  expect((await newestTo(register, understood)).channel).toBe('sms')
})

test.each(['01432 555555', '+44 20 7946 0000', '0770090', 'ring me', '+'])('%s cannot receive a text', async (mobile) => {
  const anna = await register.as('anna')
  expect(await anna.updateUserMobileNumber({ mobile })).toMatchObject({
    status: 400,
    fields: { mobile: expect.stringContaining('Enter a mobile number') },
  })
})

test('the code itself is kept nowhere', async () => {
  const nia = await join(register, { mobile: '07700900510' })
  const { text } = await newestTo(register, '+447700900510')
  const kept = await register.db.selectFrom('otp').selectAll().where('accountId', '=', nia.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(kept)).not.toContain(text.slice(0, 6))
})

test('one number gets five codes an hour, whoever asks and from wherever: tooManyCodes', async () => {
  const mobile = '07700 900599'
  const api = async () => {
    const reply = await (await join(register)).api.updateUserMobileNumber({ mobile })
    await register.drain()
    return reply
  }
  for (let time = 0; time < 5; time += 1) expect((await api()).status).toBe(200)
  expect(await api()).toMatchObject({ status: 429, code: 'tooManyCodes', fields: { mobile: expect.stringContaining('newest one') } })
  register.clock.turn({ hours: 1 })
  expect((await api()).status).toBe(200)
})
