import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { askNewsletter, newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { CONSENT } from '../consent.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the page says the same whether an address is new, waits, is a reader’s or has an account', async () => {
  await newsletterReader(register, 'reader@example.net')
  const answers = []
  for (const email of ['new@example.net', 'new@example.net', 'reader@example.net', 'anna@homeward.example'])
    answers.push(await askNewsletter(register, email))
  expect(new Set(answers.map(({ status, message, data }) => JSON.stringify([status, message, data]))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, data: null })
})

test('what they agreed to is kept with the moment, and nothing is sent before they confirm', async () => {
  await askNewsletter(register, 'careful@example.net')
  await register.drain()
  const row = await register.db.selectFrom('newsletterSubscriber').selectAll().where('email', '=', 'careful@example.net').executeTakeFirst()
  expect(row).toMatchObject({ consent: CONSENT, askedAt: register.clock.now(), confirmedAt: null })
  expect((await mailbox(register, 'careful@example.net')).map(({ subject }) => subject)).toEqual(['Confirm that you want our newsletter'])
})

test('the database holds only the hash of the secret', async () => {
  await askNewsletter(register, 'hashed@example.net')
  const secret = secretIn((await newestTo(register, 'hashed@example.net')).text)
  expect(JSON.stringify(await register.db.selectFrom('newsletterSubscriber').selectAll().execute())).not.toContain(secret)
})

test('an address that is typed again and again is asked once in ten minutes', async () => {
  for (let time = 0; time < 4; time += 1) await askNewsletter(register, 'flood@example.net')
  expect(await mailbox(register, 'flood@example.net')).toHaveLength(1)
  register.clock.turn({ minutes: 11 })
  await askNewsletter(register, 'flood@example.net')
  expect(await mailbox(register, 'flood@example.net')).toHaveLength(2)
})

test('a reader who signs up again is told that they read it already', async () => {
  await newsletterReader(register, 'twice@example.net')
  register.clock.turn({ minutes: 11 })
  await askNewsletter(register, 'twice@example.net')
  expect((await newestTo(register, 'twice@example.net')).subject).toBe('You already get our newsletter')
})

test('one network can ask five times an hour', async () => {
  const answers = []
  for (let time = 0; time < 6; time += 1)
    answers.push(await register.stranger.subscribeNewsletter({ email: `many${time}@example.net` }, { address: '203.0.113.77' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('what is no address is said at its field', async () => {
  expect(await register.stranger.subscribeNewsletter({ email: 'nobody' }, { address: '203.0.113.78' })).toMatchObject({ status: 400 })
})
