import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { askedByLetter } from '#src/testing/letters.ts'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { addEmail, changeDetails, takeByTelephone } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'She rang us, and said her name and her address.'
const verify = (token: string) => register.stranger.verifyEmailToken({ token }, { address: freshAddress() })

/** Somebody who has become a keeper by telephone. */
async function caller() {
  const { code, petId, letterbox } = await askedByLetter(register)
  await run(takeByTelephone, { letterCode: code, reason })
  const { id } = await register.db
    .selectFrom('pet')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .select('account.id')
    .where('pet.id', '=', petId)
    .executeTakeFirstOrThrow()
  return { accountId: id, letterbox }
}

const emailOf = async (id: string) =>
  (await register.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

test('an address that staff add counts once its owner has followed the link; then they choose a password', async () => {
  const { accountId, letterbox } = await caller()
  // One letterbox gets two letters a day.
  register.clock.turn({ days: 2 })
  const email = 'mary.jones@example.org'
  expect(await run(addEmail, { accountId, email, reason })).toEqual({ name: 'Mary Jones' })
  expect(await emailOf(accountId)).toMatch(/@none\.invalid$/)
  const link = await newestTo(register, email)
  expect(link.subject).toBe('Confirm your e-mail address')
  expect(await verify(secretIn(link.text))).toMatchObject({ status: 200, data: { email, undone: false } })
  expect(await emailOf(accountId)).toBe(email)

  const letters = await mailbox(register, letterbox)
  expect(letters.find(({ subject }) => subject === 'Your account now has an e-mail address')).toMatchObject({ channel: 'post' })
  expect(letters.map(({ text }) => text).join('')).not.toContain(email)
  const token = secretIn((await newestTo(register, email)).text)
  const password = 'orchard kettle window'
  expect((await register.stranger.resetPassword({ token, password })).status).toBe(200)
  expect((await register.stranger.login({ email, password })).status).toBe(200)
})

test('what staff did is recorded without the address', async () => {
  const { accountId } = await caller()
  await run(addEmail, { accountId, email: 'told.by.phone@example.org', reason })
  const events = await register.db.selectFrom('event').selectAll().where('move', '=', 'addEmail').execute()
  expect(events.at(-1)).toMatchObject({ byRole: 'Staff', facts: { accountId, reason } })
  expect(JSON.stringify(events)).not.toContain('told.by.phone')
})

test('an account that isn’t there, has an address, or an address of someone else’s is refused: noSuchPerson, hasEmail, emailTaken', async () => {
  const { accountId } = await caller()
  const email = 'free@example.org'
  for (const [asked, refusal] of [
    [{ accountId: newId(), email }, 'noSuchPerson'],
    [{ accountId: register.people.anna, email }, 'hasEmail'],
    [{ accountId, email: PEOPLE.anna.email }, 'emailTaken'],
  ] as const)
    await expect(run(addEmail, { ...asked, reason })).rejects.toMatchObject({ code: refusal })
  expect(await mailbox(register, email)).toEqual([])
})

test('whoever has just had the address changed waits 7 days, in which the old one hears of it: justMoved', async () => {
  const { accountId } = await caller()
  await run(changeDetails, { accountId, line1: '9 Church Street', town: 'Hereford', postcode: 'HR1 2LR', reason })
  const asked = { accountId, email: 'moved.away@example.org', reason }
  await expect(run(addEmail, asked)).rejects.toMatchObject({ code: 'justMoved' })
  register.clock.turn({ days: 7 })
  expect(await run(addEmail, asked)).toEqual({ name: 'Mary Jones' })
})

test('one address gets six links an hour: tooManyLinks', async () => {
  const { accountId } = await caller()
  const asked = { accountId, email: 'asked.often@example.org', reason }
  for (let time = 0; time < 6; time += 1) {
    await run(addEmail, asked)
    await register.drain()
  }
  await expect(run(addEmail, asked)).rejects.toMatchObject({ code: 'tooManyLinks' })
})
