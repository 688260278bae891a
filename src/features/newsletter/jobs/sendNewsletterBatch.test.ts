import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNewsletter } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const issued = (subject: string) =>
  run(sendNewsletter, { topic: 'advice', subject, text: 'First.\n\nSecond.', link: '/home', reason: 'Monthly' })
const sentOf = async (subject: string) => (await register.outbox()).filter((message) => message.subject === subject)

/** Readers who have confirmed, without the letters that it took. */
async function haveReaders(count: number) {
  const now = register.clock.now()
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    email: `reader${at}@crowd.example`,
    topics: ['advice'],
    consent: 'Yes',
    askedAt: now,
    confirmedAt: now,
  }))
  await register.db.insertInto('newsletterSubscriber').values(rows).execute()
}

test('an issue goes in batches, to each reader of its topic once', async () => {
  await haveReaders(250)
  await newsletterReader(register, 'shopper@example.net', ['offers'])
  const { issueId, readers } = await issued('Batches')
  expect(readers).toBe(250)
  await register.drain()
  expect(new Set((await sentOf('Batches')).map(({ recipient }) => recipient)).size).toBe(250)
  expect(await sentOf('Batches')).toHaveLength(250)
  // Whatever runs again, and however often, sends nothing more.
  for (let time = 0; time < 3; time += 1) await register.runJob('sendNewsletterBatch', { issueId })
  await register.drain()
  expect(await sentOf('Batches')).toHaveLength(250)
})

test('a server that dies in the middle of a batch sends nobody the issue twice and leaves nobody out', async () => {
  const { issueId } = await issued('Killed')
  await register.runJob('sendNewsletterBatch', { issueId })
  const { queue } = register.serving
  let room = 30
  const dying = {
    ...queue,
    add: async (...asked: Parameters<typeof queue.add>) => (room-- > 0 ? queue.add(...asked) : Promise.reject(new Error('killed'))),
  }
  Object.assign(register.serving, { queue: dying })
  await expect(register.runJob('sendNewsletterBatch', { issueId })).rejects.toThrow('killed')
  Object.assign(register.serving, { queue })
  await register.drain()
  expect(await sentOf('Killed')).toHaveLength(250)
  expect(new Set((await sentOf('Killed')).map(({ recipient }) => recipient)).size).toBe(250)
})

test('two that run at once follow each other', async () => {
  const { issueId } = await issued('Together')
  await Promise.all([1, 2, 3].map(() => register.runJob('sendNewsletterBatch', { issueId })))
  await register.drain()
  expect(await sentOf('Together')).toHaveLength(250)
})

test('each letter names the address to leave in its headers (RFC 8058) and in its text', async () => {
  const { email } = register.services
  const sent: { to: string; text: string; headers?: Record<string, string> }[] = []
  Object.assign(register.services, { email: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) } })
  await issued('Headers')
  await register.drain()
  Object.assign(register.services, { email })
  expect(sent[0]?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/api\/v1\/newsletter\/leave\/[\w-]{58}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(sent[0]?.text).toMatch(/leave the newsletter:\nhttp:\/\/localhost:3000\/newsletter\/[\w-]{58}/)
  expect(sent[0]?.text).toContain('First.\n\nSecond.')
})

test('who confirms after an issue was made gets the next', async () => {
  const { issueId } = await issued('Earlier')
  register.clock.turn({ minutes: 1 })
  await newsletterReader(register, 'later@example.net')
  await register.drain()
  const delivered = await register.db
    .selectFrom('newsletterDelivery')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('issueId', '=', issueId)
    .executeTakeFirstOrThrow()
  expect(delivered.n).toBe(250)
})
