import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const api = (email: string) => register.stranger.forgotPassword({ email }, { address: freshAddress() })

test('an e-mail with an account and one without are answered with the same words', async () => {
  const known = await api(PEOPLE.anna.email)
  const unknown = await api('nobody@example.org')
  expect(known).toMatchObject({
    status: 200,
    message: 'If there’s an account with this e-mail, a link is on its way. It works for 30 minutes.',
  })
  expect({ ...unknown, headers: '' }).toEqual({ ...known, headers: '' })
})

test('the holder is sent a link, and nobody else anything', async () => {
  await api(PEOPLE.bryony.email)
  await api('nobody@example.org')
  const message = await newestTo(register, PEOPLE.bryony.email)
  expect(message.subject).toBe('Choose a new password')
  expect(message.text).toContain(`${register.services.config.publicUrl}/reset-password/`)
  expect(await mailbox(register, 'nobody@example.org')).toEqual([])
})

test('an account that has ended is sent nothing', async () => {
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', register.people.toby).execute()
  await api(PEOPLE.toby.email)
  expect(await mailbox(register, PEOPLE.toby.email)).toEqual([])
})

test('asking more than ten times in a quarter of an hour is too often', async () => {
  const address = freshAddress()
  for (let times = 0; times < 10; times += 1) await register.stranger.forgotPassword({ email: 'nobody@example.org' }, { address })
  expect(await register.stranger.forgotPassword({ email: 'nobody@example.org' }, { address })).toMatchObject({
    status: 429,
    code: 'tooOften',
  })
})

test('one account gets six links an hour, from however many networks they are asked for', async () => {
  for (let time = 0; time < 30; time += 1) await api(PEOPLE.wilma.email)
  expect(await mailbox(register, PEOPLE.wilma.email)).toHaveLength(6)
})
