import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { asked, signedInAnew, wish } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { passClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A request whose evidence waits for Staff, because whoever asks has no confirmed mobile number. */
async function underReview() {
  await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.tamsin).execute()
  return asked(register, { pet: { name: 'Clover' } })
}

test('evidence that is passed reaches the keeper', async () => {
  const { requestId } = await underReview()
  expect(await run(passClaim, { requestId })).toEqual({
    status: 'notified',
    letters: 'We’ve written to the keeper and to the person who asked',
  })
  expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('Clover')
  await expect(run(passClaim, { requestId })).rejects.toMatchObject({ code: 'notInThisState' })
})

test('evidence is not passed while a former keeper says that the animal is theirs, nor where there is no request', async () => {
  await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.tamsin).execute()
  const { taker, keeper, petId, rehomingId } = await handedToSomebody(register)
  const { chipNumber } = (await taker.api.getPetDetail({ petId })).data
  const tamsin = await signedInAnew(register, 'tamsin')
  const { requestId } = (await tamsin.saveKeepershipRequest(await wish(tamsin, chipNumber))).data
  await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
  await expect(run(passClaim, { requestId })).rejects.toMatchObject({ status: 409, code: 'notNow' })
  await expect(run(passClaim, { requestId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('where the keeper has been asked already, nothing is sent, and nothing else is said', async () => {
  await register.db
    .updateTable('account')
    .set({ mobileVerifiedAt: register.clock.now() })
    .where('id', '=', register.people.tamsin)
    .execute()
  const { requestId } = await asked(register, { pet: { name: 'Mabel' } })
  const before = (await mailbox(register, PEOPLE.anna.email)).length
  expect(await run(passClaim, { requestId })).toEqual({ status: 'notified', letters: 'None: the keeper has been asked already' })
  expect(await mailbox(register, PEOPLE.anna.email)).toHaveLength(before)
})
