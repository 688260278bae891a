import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, handedToSomebody, listedPet, rehomingOf, sentToSomebody, tokenTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a keeper can take a rehoming back: the link ends, whoever was asked is told, and another can begin', async () => {
  const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
  const token = await tokenTo(register, taker.email)
  const reply = await keeper.api.withdrawRehomeRequest({ rehomingId })
  expect(reply).toMatchObject({ status: 200, message: 'Rehoming withdrawn', data: null })
  expect((await newestTo(register, taker.email)).subject).toBe('The rehoming of Bramble has been withdrawn')
  expect((await register.stranger.rehomeDetails({ token }, { address: freshAddress() })).status).toBe(404)
  expect((await keeper.api.saveRehomeRequest({ petId, why: 'time', to: { kind: 'anybody' } })).status).toBe(200)
})

test('a listed animal is taken off the list, and those who applied are told', async () => {
  const { keeper, rehomingId } = await listedPet(register)
  const reader = await confirmed(register)
  await reader.api.applyToRehome({ rehomingId, message: 'We have a garden', adult: true })
  await keeper.api.withdrawRehomeRequest({ rehomingId })
  expect((await rehomingOf(register, rehomingId)).status).toBe('withdrawn')
  expect((await newestTo(register, reader.email)).subject).toBe('Bramble is no longer looking for a home')
  expect((await reader.api.rehomeDetails({ rehomingId })).code).toBe('noSuchRehoming')
})

test('anybody else finds none, not even whoever it was sent to: noSuchRehoming', async () => {
  const { taker, rehomingId } = await sentToSomebody(register)
  for (const id of [rehomingId, newId()])
    expect(await taker.api.withdrawRehomeRequest({ rehomingId: id })).toMatchObject({ status: 404, code: 'noSuchRehoming' })
})

test('it is too late once they have said yes, with the clause and the state', async () => {
  const { keeper, rehomingId } = await handedToSomebody(register)
  const reply = await keeper.api.withdrawRehomeRequest({ rehomingId })
  expect(reply.status).toBe(409)
  expect(reply).toMatchObject({ clause: 'REHOME-1', message: expect.stringMatching(/This rehoming has been completed\.$/) })
})
