import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a reader changes what the newsletter is about', async () => {
  const token = await newsletterReader(register, 'reader@example.net')
  await register.stranger.saveNewsletterTopics({ token, topics: ['offers', 'professionals', 'offers'] })
  expect((await register.stranger.newsletterChoice({ token })).data.topics).toEqual(['offers', 'professionals'])
})

test('nobody changes what they have no link for: linkUnknown', async () => {
  expect((await register.stranger.saveNewsletterTopics({ token: 'guess', topics: ['offers'] })).code).toBe('linkUnknown')
})
