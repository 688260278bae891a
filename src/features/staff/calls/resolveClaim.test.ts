import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { asked } from '#src/testing/claims.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { reopenClaim, resolveClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function disputed() {
  const made = await asked(register, { pet: { name: 'Nettle' } })
  await made.anna.respondKeepershipRequest({ requestId: made.requestId, answer: 'object', objection: 'inDispute' })
  return made
}

test('a dispute is resolved for whoever asked, who is the keeper then', async () => {
  const { anna, tamsin, petId, requestId } = await disputed()
  expect(await run(resolveClaim, { requestId, side: 'requester', reason: 'The receipt shows it.' })).toMatchObject({
    status: 'settledRequester',
    animal: expect.stringMatching(/^Nettle/),
    keeper: expect.stringMatching(/^Tamsin Reid/),
  })
  expect((await tamsin.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({
    what: 'Transferred to the person who has it',
    by: 'Homeward staff',
  })
  expect((await anna.getPetDetail({ petId })).status).toBe(404)
  expect((await newestTo(register, PEOPLE.anna.email)).text).not.toMatch(/Tamsin|Reid/)
  for (const { email } of [PEOPLE.anna, PEOPLE.tamsin])
    expect((await newestTo(register, email)).text).toContain('Why: The receipt shows it.')
  await expect(run(resolveClaim, { requestId, side: 'keeper', reason: 'Again' })).rejects.toMatchObject({ code: 'notInThisState' })
})

test('a dispute is not resolved for somebody whose account is closed, nor where there is no request', async () => {
  const { requestId } = await disputed()
  const account = register.db.updateTable('account').where('id', '=', register.people.tamsin)
  await account.set({ status: 'closed' }).execute()
  const settling = { side: 'requester', reason: 'The receipt shows it.' } as const
  await expect(run(resolveClaim, { requestId, ...settling })).rejects.toMatchObject({ status: 409, code: 'accountClosed' })
  await account.set({ status: 'active' }).execute()
  await expect(run(resolveClaim, { requestId: newId(), ...settling })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('who opened a decided request again doesn’t decide it: yourOwnReopening', async () => {
  const { requestId } = await disputed()
  const settling = { requestId, side: 'requester', reason: 'The receipt shows it.' } as const
  await run(resolveClaim, settling)
  await run(reopenClaim, { requestId, reason: 'The receipt was for another dog.' })
  await expect(run(resolveClaim, settling)).rejects.toMatchObject({ status: 409, code: 'yourOwnReopening' })
})
