import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { withoutEmail } from '#src/testing/letters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ask = (requestId: string, code: string) => register.stranger.getRequestSummary({ requestId, code }, { address: freshAddress() })

/** An animal registered for someone at an address of theirs, and what the link in the message to it holds. */
async function askedAt(email: string, over: Parameters<typeof withoutEmail>[0] = {}) {
  register.clock.turn({ minutes: 70 })
  const { name, address } = withoutEmail(over)
  const idris = await register.as('idris')
  const { data } = await idris.registerChip(chipped(freshChip(), { to: { email, name, address } }))
  const { text } = await newestTo(register, email)
  const [, requestId = '', code = ''] = /\/asked\/([\w-]+)\/(\w+)/.exec(text) ?? []
  return { idris, requestId, code, text, name, address, asked: data.requestId }
}

test('whoever opens the link in our message reads who asks, and needn’t type the name and address that the implanter did', async () => {
  const { requestId, code, text, name, address, asked } = await askedAt('one.asked@example.org')
  expect(requestId).toBe(asked)
  for (const typed of [name, address.line1, address.postcode]) expect(text).not.toContain(typed)
  expect((await ask(requestId, code.toLowerCase())).data).toEqual({
    by: 'An implanter',
    animals: 'a dog',
    answerBy: expect.any(String),
    isOpen: true,
    byText: false,
    toPay: { pence: 1500, currency: 'GBP' },
    you: { name, address },
  })
})

test('the reminder has the same link', async () => {
  const { idris, requestId, code } = await askedAt('two.asked@example.org')
  register.clock.turn({ days: 2 })
  await idris.remindOfRequest({ requestId })
  expect((await newestTo(register, 'two.asked@example.org')).text).toContain(`/asked/${requestId}/${code}`)
})

test('without the code of the message nobody learns anything, and the code of one request opens no other', async () => {
  const one = await askedAt('three.asked@example.org')
  const other = await askedAt('four.asked@example.org')
  for (const [id, code] of [
    [one.requestId, other.code],
    [one.requestId, 'ABCDE12345'],
    [newId(), one.code],
  ] as const)
    expect(await ask(id, code)).toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('once the request is over the link says so, and no more of the person', async () => {
  const { idris, requestId, code } = await askedAt('five.asked@example.org')
  await idris.withdrawPetRequest({ requestId })
  expect((await newestTo(register, 'five.asked@example.org')).text).toContain('The person who microchipped it has withdrawn the question')
  expect((await ask(requestId, code)).data).toMatchObject({ isOpen: false, you: null })
})

test('who has an account already goes straight to their requests', async () => {
  register.clock.turn({ minutes: 70 })
  const idris = await register.as('idris')
  await idris.registerChip(chipped(freshChip(), { to: { email: 'anna@homeward.example' } }))
  expect((await newestTo(register, 'anna@homeward.example')).text).not.toContain('/asked/')
})
