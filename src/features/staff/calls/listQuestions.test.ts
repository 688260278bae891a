import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listQuestions } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows who asks our support team what and where to answer, until someone has', async () => {
  expect(await run(listQuestions, {})).toEqual({ items: [] })
  const anna = await register.as('anna')
  const { data } = await anna.startConversation({ text: 'How do I move my records?' })
  expect((await run(listQuestions, {})).items).toMatchObject([
    {
      from: expect.stringContaining(PEOPLE.anna.email),
      question: 'How do I move my records?',
      answerAt: expect.stringMatching(/^https?:\/\/.+\/conversations\//),
    },
  ])
  await register.db
    .insertInto('message')
    .values({ id: newId(), threadId: data.threadId ?? '', side: 'host', text: 'Here is how.', at: register.clock.now() })
    .execute()
  expect(await run(listQuestions, {})).toEqual({ items: [] })
})
