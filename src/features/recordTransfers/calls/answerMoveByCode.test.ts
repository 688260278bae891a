import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { addressed, codeTo, database, movedFrom, moveOf } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let silent: Awaited<ReturnType<typeof database>>
beforeAll(async () => {
  register = await testRegister()
  silent = await database(register, null)
  await addressed(register, silent.code)
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

async function written() {
  const moved = await movedFrom(register, silent.code)
  await register.drain()
  return { ...moved, code: await codeTo(register, silent) }
}

test('the other database or its keeper agrees by the code, and the move is proven', async () => {
  const { moveId, code, keeper } = await written()
  const reply = await register.stranger.answerMoveByCode({ code, answer: 'agree' })
  expect(reply).toMatchObject({ status: 200, data: { objectBy: null, can: { agree: { clause: 'MOVE-9' }, object: { clause: 'MOVE-8' } } } })
  expect((await moveOf(register, moveId)).provenAt).toEqual(register.clock.now())
  await register.drain()
  expect((await newestTo(register, keeper.email)).subject).toMatch(/Send this letter|is proven/)
})

test('or objects, which stops the 28 days, and no one answers twice', async () => {
  const { moveId, code } = await written()
  expect((await register.stranger.answerMoveByCode({ code, answer: 'object' })).status).toBe(200)
  expect(await register.stranger.answerMoveByCode({ code, answer: 'agree' })).toMatchObject({ status: 409, clause: 'MOVE-9' })
  register.clock.turn({ days: 60 })
  await register.runJob('watchRecordTransfers', {})
  await register.drain()
  expect((await moveOf(register, moveId)).status).toBe('objected')
})

test('a code answers for its one move: noSuchCode', async () => {
  const [one, other] = [await written(), await written()]
  expect(one.code).not.toBe(other.code)
  await register.stranger.answerMoveByCode({ code: one.code, answer: 'agree' })
  expect((await moveOf(register, other.moveId)).status).toBe('unproven')
  expect(await register.stranger.answerMoveByCode({ code: `${one.code}0`, answer: 'agree' })).toMatchObject({
    status: 404,
    code: 'noSuchCode',
  })
})

test('whoever guesses codes is stopped after 20 in ten minutes', async () => {
  const address = '203.0.113.77'
  const replies = []
  for (let guess = 0; guess < 21; guess += 1)
    replies.push(await register.stranger.answerMoveByCode({ code: `GUESS${guess}`, answer: 'agree' }, { address }))
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 404), 429])
})
