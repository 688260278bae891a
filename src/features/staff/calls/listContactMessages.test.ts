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
const written = { name: 'Anna', email: 'anna@homeward.example', text: 'For our open day.' }

test('shows what people wrote and, of free chips, who asks for how many, until it’s closed', async () => {
  const anna = await register.as('anna')
  const chips = {
    kind: 'event' as const,
    organisation: 'Fernhill Fair',
    place: 'Ludlow',
    count: 20,
    species: 'both' as const,
    implanter: 'A vet',
  }
  await anna.saveContactus({ ...written, topic: 'freeChips', chips })
  await anna.saveContactus({ ...written, topic: 'other' })
  const { items } = await run(listContactMessages, {})
  expect(items).toMatchObject([
    {
      topic: 'freeChips',
      status: 'received',
      from: 'Anna <anna@homeward.example>',
      asks: 'Fernhill Fair (An event), Ludlow; 20 chips for both; implanted by A vet',
      next: [expect.stringContaining('answer-contact-message'), expect.stringContaining('close-contact-message')],
    },
    { topic: 'other', text: 'For our open day.', asks: '' },
  ])
  await run(closeContactMessage, { messageId: items[0]?.messageId ?? '', reason: 'Not now' })
  expect((await run(listContactMessages, {})).items.map(({ topic }) => topic)).toEqual(['other'])
})
