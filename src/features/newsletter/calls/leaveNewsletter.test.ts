import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNewsletter } from '#features/staff/contract.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const leftAt = async (email: string) =>
  (await register.db.selectFrom('newsletterSubscriber').select('leftAt').where('email', '=', email).executeTakeFirst())?.leftAt

test('a reader leaves with one press and gets no more issues, and can take it back for 30 days', async () => {
  const token = await newsletterReader(register, 'leaver@example.net')
  await newsletterReader(register, 'stayer@example.net')
  expect((await register.stranger.leaveNewsletter({ token })).data.hasLeft).toBe(true)
  await run(sendNewsletter, { topic: 'advice', subject: 'Autumn', text: 'Leaves.', reason: 'Monthly' })
  const subjects = async (email: string) => (await mailbox(register, email)).map(({ subject }) => subject)
  expect(await subjects('leaver@example.net')).not.toContain('Autumn')
  expect(await subjects('stayer@example.net')).toContain('Autumn')
  expect((await register.stranger.leaveNewsletter({ token, undo: true })).data.hasLeft).toBe(false)
  await register.stranger.leaveNewsletter({ token })
  register.clock.turn({ days: 31 })
  await register.runJob('forgetNewsletterReaders', {})
  expect((await register.stranger.leaveNewsletter({ token, undo: true })).code).toBe('linkUnknown')
})

test('a mail program leaves with one POST and no cookie (RFC 8058), and opening the address changes nothing', async () => {
  const token = await newsletterReader(register, 'oneclick@example.net')
  const url = `/api/v1/newsletter/leave/${token}`
  const opened = await register.app.inject({ url })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter/${token}`])
  expect(await leftAt('oneclick@example.net')).toBeNull()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await register.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200)
  expect(await leftAt('oneclick@example.net')).toEqual(register.clock.now())
  expect((await register.app.inject({ method: 'POST', url: '/api/v1/newsletter/leave/guess', payload: '' })).statusCode).toBe(404)
})

test('an address that no mail server takes anything for is written to no more', async () => {
  await newsletterReader(register, 'gone@example.net')
  await register.runJob('leaveUndeliverableNewsletter', { email: 'gone@example.net' })
  expect(await leftAt('gone@example.net')).toBeUndefined()
})
