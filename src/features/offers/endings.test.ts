import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCreditBatch } from '#features/plans/ledger.ts'
import { creditsLeft } from '#features/plans/queries/credits.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** A dog that an implanter has registered with the one registration that they have, and whom they asked. */
async function given() {
  const [implanter, keeper] = [await verifiedImplanter(register, {}), await joinConfirmed(register)]
  await giveCreditBatch(register.db, { accountId: implanter.id, source: 'manual', quantity: 1, now: register.clock.now() })
  const { data } = await implanter.api.registerChip(chipped(freshChip(), { to: { email: keeper.email }, withCredit: true }))
  const left = () => creditsLeft(register.db, implanter.id, register.clock.now())
  expect(await left()).toBe(0)
  return { implanter: implanter.api, keeper: keeper.api, petId: data.petId, requestId: data.requestId, left }
}
const owing = async (petId: string) =>
  (await register.db.selectFrom('purchase').select('status').where('petId', '=', petId).execute()).map(({ status }) => status)

test('a registration that was given with an animal comes back to the implanter once when the animal is refused', async () => {
  const { keeper, requestId, left } = await given()
  const no = { requestId, answer: 'reject', reason: 'notMine' } as const
  const replies = await Promise.all([keeper.customerAcceptRejectPetRequest(no), keeper.customerAcceptRejectPetRequest(no)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await left()).toBe(1)
})

test('it comes back when the request is taken back, and when nobody answers it', async () => {
  const withdrawn = await given()
  expect((await withdrawn.implanter.withdrawPetRequest({ requestId: withdrawn.requestId })).status).toBe(200)
  expect(await withdrawn.left()).toBe(1)
  const { left } = await given()
  register.clock.turn({ days: 14 })
  await register.runJob('watchOffers', {})
  await register.runJob('watchOffers', {})
  expect(await left()).toBe(1)
})

test('whoever is asked next owes the registration, unless the implanter gives it again', async () => {
  const { implanter, requestId, petId, left } = await given()
  await implanter.withdrawPetRequest({ requestId })
  const next = await joinConfirmed(register)
  const { chipNumber } = await register.db.selectFrom('implant').select('chipNumber').where('petId', '=', petId).executeTakeFirstOrThrow()
  const { data } = await implanter.registerChip(chipped(chipNumber, { to: { email: next.email } }))
  const yes = await next.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
  expect(yes.status).toBe(200)
  expect(await left()).toBe(1)
  expect(await owing(petId)).toEqual(['waiting'])
})

test('it stays given once somebody has said that the animal is theirs', async () => {
  const { keeper, implanter, requestId, petId, left } = await given()
  await keeper.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
  expect((await implanter.withdrawPetRequest({ requestId })).status).toBe(409)
  expect(await left()).toBe(0)
  expect(await owing(petId)).toEqual([])
})
