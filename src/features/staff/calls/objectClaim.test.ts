import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { asked, signedInAnew, watch, wish } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { acceptClaim, objectClaim, passClaim, showClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ days: 1 })
  await register.db
    .updateTable('account')
    .set({ mobileVerifiedAt: register.clock.now() })
    .where('id', '=', register.people.tamsin)
    .execute()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang us, and knew the chip number, the name and the address.'

/** A request about the animal of a keeper whom only letters reach. */
async function askedByPost() {
  const caller = await callerWithAnimal(register)
  await register.db
    .updateTable('claim')
    .set({ createdAt: new Date(0) })
    .where('requesterId', '=', register.people.tamsin)
    .execute()
  const tamsin = await signedInAnew(register, 'tamsin')
  const { requestId } = (await tamsin.saveKeepershipRequest(await wish(tamsin, caller.chip))).data
  return { ...caller, requestId }
}

const lettersTo = async (letterbox: string) => (await mailbox(register, letterbox)).map(({ subject }) => subject)

test('a keeper who rings objects, as they would online: nothing moves, and both sides are told', async () => {
  const { requestId, accountId, letterbox } = await askedByPost()
  const shown = await run(showClaim, { requestId })
  expect(shown.next.join()).toContain('object-claim')
  expect(shown.next.join()).toContain('accept-claim')
  const done = await run(objectClaim, { requestId, objection: 'neverAgreed', reason })
  expect(done).toMatchObject({ petName: 'Moss', status: 'disputed', next: [expect.stringContaining('resolve-claim'), expect.anything()] })
  const event = await register.db
    .selectFrom('event')
    .select(['byAccount', 'facts'])
    .where('subjectId', '=', requestId)
    .where('move', '=', 'object')
    .executeTakeFirst()
  expect(event).toMatchObject({ byAccount: accountId, facts: { objection: 'neverAgreed' } })
  await register.drain()
  expect((await lettersTo(letterbox)).at(-1)).toBe('We have your objection about Moss')
  expect((await newestTo(register, PEOPLE.tamsin.email)).text).toContain('There’s an objection to your request')
})

test('a keeper whom only letters reach reads on paper of the last days and of the new keeper, and can still dispute it by telephone', async () => {
  const { requestId, letterbox } = await askedByPost()
  await run(passClaim, { requestId })
  for (const days of [0, 15, 14, 8]) await watch(register, days)
  const letters = await lettersTo(letterbox)
  expect(letters.slice(-4)).toEqual([
    'Someone has asked to be Moss’s keeper',
    'Reminder: Someone has asked to be Moss’s keeper',
    '7 days left: someone has asked to be Moss’s keeper',
    'Moss has a new keeper',
  ])
  const shown = await run(showClaim, { requestId })
  expect(shown.status).toBe('completed')
  expect(shown.next.join()).toContain('object-claim')
  expect(await run(objectClaim, { requestId, objection: 'neverAgreed', reason })).toMatchObject({ status: 'disputed' })
})

test('a change is disputed for 30 days, and not while someone else asks: disputeEnded, alreadyAsked', async () => {
  const { requestId, anna, chipNumber } = await asked(register)
  await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
  const toby = await signedInAnew(register, 'toby')
  await toby.saveKeepershipRequest(await wish(toby, chipNumber))
  await expect(run(objectClaim, { requestId, objection: 'stolen', reason })).rejects.toMatchObject({ code: 'alreadyAsked' })
  register.clock.turn({ days: 31 })
  await expect(run(objectClaim, { requestId, objection: 'stolen', reason })).rejects.toMatchObject({ code: 'disputeEnded' })
})

test('no one answers a request that isn’t there, or that the keeper hasn’t been told of: noSuchRequest', async () => {
  await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.tamsin).execute()
  const { requestId } = await asked(register)
  for (const id of [requestId, newId()]) {
    await expect(run(objectClaim, { requestId: id, objection: 'stolen', reason })).rejects.toMatchObject({ code: 'noSuchRequest' })
    await expect(run(acceptClaim, { requestId: id, reason })).rejects.toMatchObject({ code: 'noSuchRequest' })
  }
})
