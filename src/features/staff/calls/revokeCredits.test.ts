import { afterAll, beforeAll, expect, test } from 'vitest'
import { reverseCredit } from '#features/plans/reverseCredit.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { giveCredits as giveOf } from '#src/testing/plans.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { giveCredits, revokeCredits, setQuota } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Meant for someone else.'

test('what is left of credits that were given by mistake is taken back, and what was paid with them stays paid', async () => {
  const { api, id, email } = await joinReachable(register)
  const { creditBatchId } = await run(giveCredits, { email, quantity: 3, source: 'manual', reason: 'Sorry.' })
  const { petId } = (await api.addPet(animal())).data
  await api.useCredit({ petId })
  expect(await run(revokeCredits, { creditBatchId, reason })).toEqual({ takenBack: 2, used: 1 })
  expect(await newestTo(register, email)).toMatchObject({
    subject: 'We’ve taken back 2 credits',
    text: expect.stringMatching(/gave you them by mistake\. What you’ve already used stays paid for\.[^]*Why: Meant for someone else\./),
  })
  expect((await api.getCredits({})).data.left).toBe(0)
  expect((await api.getPetDetail({ petId })).data.status).toBe('active')

  // What an animal gives back to it later is gone as well.
  await register.db.transaction().execute((db) => reverseCredit(db, petId, register.clock.now()))
  expect((await api.getCredits({})).data.left).toBe(0)
  expect(id).toBeTruthy()
})

test('what is taken back of a welfare grant can be granted again in the same year', async () => {
  const { api, email } = await verifiedRescue(register)
  await run(setQuota, { email, yearly: 10, reason: 'Small.' })
  const { creditBatchId } = await run(giveCredits, { email, quantity: 8, source: 'welfareGrant', reason: 'Spring.' })
  await run(revokeCredits, { creditBatchId, reason })
  expect((await api.getCredits({})).data).toMatchObject({ left: 0, quota: { left: 10 } })
})

test('nothing is taken back that isn’t there, was bought or is used up: noSuchBatch, notGiven, nothingLeft', async () => {
  const { id, email } = await joinReachable(register)
  const refused = (creditBatchId: string) => run(revokeCredits, { creditBatchId, reason }).catch((error: unknown) => error)
  expect(await refused(newId())).toMatchObject({ status: 404, code: 'noSuchBatch' })
  expect(await refused(await giveOf(register, id, 5, 'plan'))).toMatchObject({ status: 409, code: 'notGiven' })
  expect(await refused(await giveOf(register, id, 5, 'chipBundle'))).toMatchObject({ code: 'notGiven' })
  const { creditBatchId } = await run(giveCredits, { email, quantity: 1, source: 'manual', reason: 'Sorry.' })
  await run(revokeCredits, { creditBatchId, reason })
  expect(await refused(creditBatchId)).toMatchObject({ status: 409, code: 'nothingLeft' })
})
