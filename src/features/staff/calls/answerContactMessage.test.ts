import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { answerContactMessage, closeContactMessage, listContactMessages } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('an answer goes to the person who wrote, and no more once the message is closed', async () => {
  const anna = await register.as('anna')
  const { data } = await anna.saveContactus({ topic: 'tag', name: 'Anna', email: 'anna@homeward.example', text: 'Where’s my tag?' })
  const [{ messageId } = { messageId: '' }] = (await run(listContactMessages, {})).items
  expect(await run(answerContactMessage, { messageId, words: 'It’s on its way.' })).toEqual({ reference: data.reference })
  const letters = await mailbox(register, 'anna@homeward.example')
  const letter = letters.find(({ subject }) => subject === `Our answer to your message ${data.reference}`)
  expect(letter?.text).toContain('It’s on its way.')
  expect((await run(listContactMessages, {})).items).toMatchObject([{ status: 'answered', answer: 'It’s on its way.' }])
  await run(closeContactMessage, { messageId, reason: 'Answered' })
  await expect(run(answerContactMessage, { messageId, words: 'More' })).rejects.toMatchObject({ status: 409 })
})

test('a message that isn’t there can’t be answered', async () => {
  const messageId = '019aa000-0000-7000-8000-000000000001'
  await expect(run(answerContactMessage, { messageId, words: 'Hello' })).rejects.toMatchObject({ status: 404, code: 'noSuchMessage' })
})
