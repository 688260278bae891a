import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earlier, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, homeChosen, listedPet, petOf, rehomingOf } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const couldNotAgree = (rehomingId: string) => ({ rehomingId, because: 'couldNotAgree' })

describe('two who could not agree', () => {
  test('end it from either side: the animal looks for a home again, and the keeper is the same', async () => {
    for (const side of ['keeper', 'taker'] as const) {
      const made = await homeChosen(register)
      const { keeper, taker, petId, rehomingId, threadId } = made
      const reply = await made[side].api.stopHandOver(couldNotAgree(rehomingId))
      expect(reply).toMatchObject({ status: 200, data: { status: 'listed' } })
      expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
      const other = side === 'keeper' ? taker : keeper
      expect((await newestTo(register, other.email)).subject).toMatch(/^Bramble is looking for /)
      expect((await keeper.api.conversation({ threadId })).data.endedAt).not.toBe(null)
      expect((await taker.api.rehomeDetails({ threadId })).code).toBe('noSuchRehoming')
      expect(await rehomingOf(register, rehomingId)).toMatchObject({ toAccount: null, handOverOn: null })
    }
  })

  test('leave the other offers as they were, and may find each other again', async () => {
    const { keeper, taker, rehomingId } = await homeChosen(register)
    await keeper.api.stopHandOver(couldNotAgree(rehomingId))
    const other = await confirmed(register)
    await other.api.applyToRehome({ rehomingId, message: 'We have a lake', adult: true })
    const again = await taker.api.applyToRehome({ rehomingId, message: 'We could meet after all', adult: true })
    expect((await keeper.api.rehomeDetails({ rehomingId })).data.applications).toMatchObject([
      { message: 'We could meet after all', chosen: false },
      { message: 'We have a lake', chosen: false },
    ])
    const { threadId } = (await keeper.api.chooseApplicant({ applicationId: again.data.applicationId })).data
    expect((await taker.api.conversation({ threadId })).data.messages).toMatchObject([{ text: 'We could meet after all' }])
  })

  test('leave the listing what is left of its time, and never less than two weeks', async () => {
    for (const { listedFor, left } of [
      { listedFor: 10, left: 80 },
      { listedFor: 88, left: 14 },
    ]) {
      const { keeper, rehomingId } = await homeChosen(register)
      const now = register.clock.now()
      await register.db
        .updateTable('rehoming')
        .set({ createdAt: earlier(now, { days: listedFor }) })
        .where('id', '=', rehomingId)
        .execute()
      await keeper.api.stopHandOver(couldNotAgree(rehomingId))
      expect((await rehomingOf(register, rehomingId)).answerBy).toEqual(later(now, { days: left }))
    }
  })
})

test('an animal that was not handed over after all can be, and both have time again', async () => {
  for (const side of ['keeper', 'taker'] as const) {
    const made = await homeChosen(register)
    const { keeper, taker, rehomingId } = made
    await keeper.api.sayHandedOver({ rehomingId })
    expect((await made[side].api.stopHandOver({ rehomingId, because: 'notYet' })).data.status).toBe('agreeing')
    const other = side === 'keeper' ? taker : keeper
    expect((await newestTo(register, other.email)).subject).toBe('Bramble hasn’t been handed over yet')
    expect((await keeper.api.sayHandedOver({ rehomingId })).status).toBe(200)
  }
})

test('a keeper who keeps the animal after all ends it, and whoever was chosen is told once', async () => {
  const { keeper, taker, rehomingId, threadId } = await homeChosen(register)
  const before = (await mailbox(register, taker.email)).length
  expect((await keeper.api.withdrawRehomeRequest({ rehomingId })).status).toBe(200)
  expect(await mailbox(register, taker.email)).toHaveLength(before + 1)
  expect((await newestTo(register, taker.email)).subject).toBe('The rehoming of Bramble has been withdrawn')
  expect((await taker.api.conversation({ threadId })).data.endedAt).not.toBe(null)
})

describe('is refused', () => {
  test('everybody else, and before a home is chosen: noSuchRehoming', async () => {
    const { rehomingId } = await homeChosen(register)
    const listed = await listedPet(register)
    const stranger = await confirmed(register)
    for (const reply of [
      await stranger.api.stopHandOver(couldNotAgree(rehomingId)),
      await stranger.api.stopHandOver(couldNotAgree(newId())),
      await listed.keeper.api.stopHandOver(couldNotAgree(listed.rehomingId)),
    ])
      expect(reply).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('to part once it was handed over, and to say not yet before: with the clause', async () => {
    const { keeper, taker, rehomingId } = await homeChosen(register)
    expect(await taker.api.stopHandOver({ rehomingId, because: 'notYet' })).toMatchObject({ status: 409, clause: 'REHOME-8' })
    await keeper.api.sayHandedOver({ rehomingId })
    expect(await taker.api.stopHandOver(couldNotAgree(rehomingId))).toMatchObject({ status: 409, clause: 'REHOME-9' })
  })
})
