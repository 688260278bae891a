import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { asked, signedInAnew, wish } from '#src/testing/claims.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const words = 'I never saw the message and the dog is mine.'

async function completed() {
  const made = await asked(register, { pet: { name: 'Clover' } })
  await made.anna.respondKeepershipRequest({ requestId: made.requestId, answer: 'accept' })
  return made
}

test('a former keeper may dispute to the last second of 30 days: nothing moves back by itself, and both are told', async () => {
  const { requestId, petId } = await completed()
  register.clock.turn({ days: 30 })
  const anna = await signedInAnew(register, 'anna')
  const reply = await anna.disputeKeeperChange({ requestId, words })
  expect(reply.data).toMatchObject({ status: 'disputed', next: expect.stringContaining('aim to look at it within 48 hours') })
  const told = await newestTo(register, PEOPLE.tamsin.email)
  expect(told.subject).toMatch(/^There’s an objection to your request/)
  expect(told.text).not.toContain(words)
  const { keeperId } = await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()
  expect(keeperId).toBe(register.people.tamsin)
})

test('a former keeper does not learn what the animal is called now', async () => {
  const { petId } = await completed()
  await register.db.updateTable('pet').set({ name: 'Duchess' }).where('id', '=', petId).execute()
  const anna = await signedInAnew(register, 'anna')
  const { items } = (await anna.getPendingKeepershipRequests()).data
  expect(items.find((item) => item.petId === petId)?.petName).toBe('Clover')
})

test('while it is in dispute the animal changes hands no further', async () => {
  const { requestId, petId } = await completed()
  await (await signedInAnew(register, 'anna')).disputeKeeperChange({ requestId, words })
  const tamsin = await signedInAnew(register, 'tamsin')
  expect((await tamsin.getPetDetail({ petId })).data.can.passOn).toEqual({ clause: 'KEEP-2', words: expect.any(String) })
})

test('a second later it is too late: disputeEnded', async () => {
  const { requestId } = await completed()
  register.clock.turn({ days: 30, seconds: 1 })
  const reply = await (await signedInAnew(register, 'anna')).disputeKeeperChange({ requestId, words })
  expect(reply).toMatchObject({ status: 409, code: 'disputeEnded' })
})

test('while somebody else asks for the animal, both are looked at together: alreadyAsked', async () => {
  const { anna, requestId, chipNumber } = await completed()
  const toby = await signedInAnew(register, 'toby')
  expect((await toby.saveKeepershipRequest(await wish(toby, chipNumber))).status).toBe(200)
  expect(await anna.disputeKeeperChange({ requestId, words })).toMatchObject({ status: 409, code: 'alreadyAsked' })
})

test('there is nothing to dispute before the record has moved', async () => {
  const { anna, requestId } = await asked(register)
  const reply = await anna.disputeKeeperChange({ requestId, words })
  expect(reply).toMatchObject({
    status: 409,
    clause: 'CLAIM-10',
    message: expect.stringMatching(/This keepership request is waiting for the keeper’s answer\.$/),
  })
})

test('nobody but the former keeper disputes: noSuchRequest', async () => {
  const { tamsin, requestId } = await completed()
  expect(await tamsin.disputeKeeperChange({ requestId, words })).toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('of three disputes at the same moment one is written down', async () => {
  const { anna, requestId } = await completed()
  const replies = await Promise.all([1, 2, 3].map(() => anna.disputeKeeperChange({ requestId, words })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  for (const reply of replies.filter(({ status }) => status === 409))
    expect(reply).toMatchObject({ clause: expect.stringMatching(/^CLAIM-1\d?$/) })
})
