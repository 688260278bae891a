import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { askNewsletter } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function asked(email: string) {
  await askNewsletter(register, email)
  return secretIn((await newestTo(register, email)).text)
}

test('the link confirms an address once, with what its reader chose', async () => {
  const token = await asked('once@example.net')
  const { data } = await register.stranger.confirmNewsletter({ token, topics: ['offers'] })
  expect((await register.stranger.newsletterChoice({ token: data.token })).data).toEqual({
    email: 'once@example.net',
    topics: ['offers'],
    hasLeft: false,
  })
  expect(await register.stranger.confirmNewsletter({ token, topics: ['offers'] })).toMatchObject({ status: 404, code: 'linkEnded' })
})

test('after seven days the link has ended, and the address is forgotten', async () => {
  const token = await asked('late@example.net')
  register.clock.turn({ days: 7, minutes: 1 })
  expect((await register.stranger.confirmNewsletter({ token, topics: ['advice'] })).code).toBe('linkEnded')
  await register.runJob('forgetNewsletterReaders', {})
  const rows = await register.db.selectFrom('newsletterSubscriber').select('email').execute()
  expect(rows.map(({ email }) => email)).not.toContain('late@example.net')
  expect(rows.map(({ email }) => email)).toContain('once@example.net')
})

test('someone who wants nothing sent has not confirmed anything', async () => {
  expect((await register.stranger.confirmNewsletter({ token: 'any', topics: [] })).status).toBe(400)
})
