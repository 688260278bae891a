import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { closeContactMessage, listContactMessages } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a message is closed once, with the reason, and its sender isn’t told', async () => {
  const anna = await register.as('anna')
  const { data } = await anna.saveContactus({ topic: 'other', name: 'Anna', email: 'anna@homeward.example', text: 'Hello.' })
  const [{ messageId } = { messageId: '' }] = (await run(listContactMessages, {})).items
  expect(await run(closeContactMessage, { messageId, reason: 'Nothing to do' })).toEqual({ reference: data.reference })
  const event = await register.db
    .selectFrom('event')
    .select('facts')
    .where('subjectId', '=', messageId)
    .where('move', '=', 'close')
    .executeTakeFirstOrThrow()
  expect(event.facts).toMatchObject({ reason: 'Nothing to do' })
  await expect(run(closeContactMessage, { messageId, reason: 'Again' })).rejects.toMatchObject({ status: 409 })
})

test('a message that isn’t there can’t be closed', async () => {
  const messageId = '019aa000-0000-7000-8000-000000000001'
  await expect(run(closeContactMessage, { messageId, reason: 'None' })).rejects.toMatchObject({ status: 404, code: 'noSuchMessage' })
})
