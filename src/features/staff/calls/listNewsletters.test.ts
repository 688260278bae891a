import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listNewsletters, sendNewsletter } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see the issues and how many readers each has gone to', async () => {
  await newsletterReader(register, 'reader@example.net')
  const { issueId } = await run(sendNewsletter, { topic: 'advice', subject: 'May', text: 'Ticks.', reason: 'Monthly' })
  expect((await run(listNewsletters, {})).items).toMatchObject([{ issueId, sent: 0, doneAt: null }])
  await register.drain()
  expect((await run(listNewsletters, {})).items).toMatchObject([{ issueId, sent: 1 }])
})
