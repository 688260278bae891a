import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { asked, signedInAnew, wish } from '#src/testing/claims.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, given } from '#src/testing/rehomings.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { reopenClaim, resolveClaim, showClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ days: 1 }))
afterAll(() => register.close())

const run = deskOf(() => register)
const colleague = secondStaffOf(() => register)
const reason = 'A court has decided who owns the animal.'
const keeperOf = async (id: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', id).executeTakeFirstOrThrow()).keeperId

async function settled(side: 'keeper' | 'requester') {
  const made = await asked(register, { pet: { name: 'Biscuit' } })
  await made.anna.respondKeepershipRequest({ requestId: made.requestId, answer: 'object', objection: 'inDispute' })
  await run(resolveClaim, { requestId: made.requestId, side, reason: 'The receipt shows it.' })
  return made
}

test('a record that moved by the wrong decision goes back: one opens the request again, and a colleague resolves it', async () => {
  const { requestId, petId, tamsin } = await settled('requester')
  expect(await keeperOf(petId)).toBe(register.people.tamsin)
  const { items } = (await tamsin.getMyKeepershipRequests({})).data
  expect(items.find(({ id }) => id === requestId)?.status).toBe('settledRequester')

  expect(await run(reopenClaim, { requestId, reason })).toMatchObject({ animal: expect.stringMatching(/^Biscuit/) })
  expect(await keeperOf(petId)).toBe(register.people.tamsin)
  expect(await run(showClaim, { requestId })).toMatchObject({ status: 'disputed', recordMoved: true })
  expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('We’re looking again at who keeps Biscuit')
  for (const { email } of [PEOPLE.anna, PEOPLE.tamsin]) {
    const { text } = await newestTo(register, email)
    expect(text).toContain(`Why: ${reason}`)
    expect(text).not.toMatch(/objected|objection/)
  }
  expect((await tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' })).code).toBe('hasMoved')

  const wrong = { requestId, side: 'keeper', reason } as const
  await expect(run(resolveClaim, wrong)).rejects.toMatchObject({ status: 409, code: 'yourOwnReopening', clause: 'CLAIM-15' })
  expect(await colleague(resolveClaim, wrong)).toMatchObject({ status: 'settledKeeper', keeper: expect.stringMatching(/^Anna/) })
  expect(await keeperOf(petId)).toBe(register.people.anna)
})

test('a record that stayed by the wrong decision moves after all', async () => {
  const { requestId, petId } = await settled('keeper')
  await colleague(reopenClaim, { requestId, reason })
  await run(resolveClaim, { requestId, side: 'requester', reason })
  expect(await keeperOf(petId)).toBe(register.people.tamsin)
})

test('a request isn’t opened again while there’s another about the animal, nor one that’s open: openAlready; and one that isn’t there is noSuchRequest', async () => {
  const { requestId, chipNumber } = await settled('keeper')
  const toby = await signedInAnew(register, 'toby')
  await toby.saveKeepershipRequest(await wish(toby, chipNumber))
  await expect(run(reopenClaim, { requestId, reason })).rejects.toMatchObject({ status: 409, code: 'openAlready' })
  await expect(run(reopenClaim, { requestId: newId(), reason })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('a request isn’t opened again while a rehoming of the animal is in dispute: notNow', async () => {
  const { requestId, petId, anna } = await settled('keeper')
  const taker = await confirmed(register, { name: 'Tara Taker' })
  const rehomingId = await given(anna, petId, { kind: 'person', contact: { email: taker.email } })
  await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
  await anna.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
  await expect(run(reopenClaim, { requestId, reason })).rejects.toMatchObject({ status: 409, code: 'notNow' })
})
