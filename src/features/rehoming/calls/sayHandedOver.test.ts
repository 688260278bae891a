import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { homeChosen, listedPet, petOf, rehomingOf } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a keeper who says that the animal was handed over stays the keeper until the other side confirms', async () => {
  const { keeper, taker, petId, rehomingId, threadId } = await homeChosen(register)
  const reply = await keeper.api.sayHandedOver({ rehomingId })
  expect(reply).toMatchObject({ status: 200, data: { status: 'handedOver' } })
  expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
  const letter = await newestTo(register, taker.email)
  expect(letter.subject).toBe('Is Bramble with you?')
  expect(letter.text).toContain(`/conversations/${threadId}`)
  const can = async ({ api }: typeof keeper) => (await api.rehomeDetails({ rehomingId })).data.can
  expect(await can(taker)).toMatchObject({ confirmHandOver: true, sayNotYet: true, partWays: { clause: 'REHOME-9' } })
  expect(await can(keeper)).toMatchObject({
    sayNotYet: true,
    withdraw: { clause: 'REHOME-1' },
    confirmHandOver: { words: expect.any(String) },
  })
})

describe('is refused', () => {
  test('everybody but the keeper: noSuchRehoming', async () => {
    const { taker, rehomingId } = await homeChosen(register)
    for (const id of [rehomingId, newId()])
      expect(await taker.api.sayHandedOver({ rehomingId: id })).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('before a home is chosen, with the clause and the state', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    expect(await keeper.api.sayHandedOver({ rehomingId })).toMatchObject({ status: 409, clause: 'REHOME-8' })
  })

  test('an animal that is missing: notNow', async () => {
    const { keeper, petId, rehomingId } = await homeChosen(register)
    await keeper.api.updatePetStatus({ petId, status: 'missing' })
    expect(await keeper.api.sayHandedOver({ rehomingId })).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-1' })
    expect((await rehomingOf(register, rehomingId)).status).toBe('agreeing')
  })
})
