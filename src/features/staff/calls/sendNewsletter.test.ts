import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { sendNewsletter } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const issue = { topic: 'professionals', subject: 'Exams', text: 'New dates.', reason: 'Quarterly' } as const

test('Staff send an issue to those who chose its topic', async () => {
  await newsletterReader(register, 'vet@example.net', ['professionals'])
  await newsletterReader(register, 'keeper@example.net', ['advice'])
  expect(await run(sendNewsletter, issue)).toMatchObject({ readers: 1 })
  expect((await newestTo(register, 'vet@example.net')).subject).toBe('Exams')
  expect((await newestTo(register, 'keeper@example.net')).subject).not.toBe('Exams')
})

test('an issue that nobody would get isn’t sent: noReaders', async () => {
  await expect(run(sendNewsletter, { ...issue, topic: 'offers' })).rejects.toMatchObject({ status: 409, code: 'noReaders' })
})
