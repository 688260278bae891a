import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { database, moveOf, provenFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { secondaryHolder } from '../queries.ts'

let register: TestRegister
let silent: Awaited<ReturnType<typeof database>>
beforeAll(async () => {
  register = await testRegister()
  silent = await database(register, null)
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a keeper who has the word of the other database ends the move, and it is no longer named to finders', async () => {
  const { keeper, petId, moveId } = await provenFrom(register, silent.code)
  const reply = await keeper.api.confirmTransferFromDatabase({ moveId })
  expect(reply.data).toEqual({ status: 'confirmed', confirmedAt: register.clock.now().toISOString() })
  expect((await moveOf(register, moveId)).status).toBe('confirmed')
  expect(await secondaryHolder(register.db, petId)).toBe(null)
})

test('somebody else finds no such move: noSuchMove', async () => {
  const { moveId } = await provenFrom(register, silent.code)
  const anna = await register.as('anna')
  for (const id of [moveId, newId()])
    expect(await anna.confirmTransferFromDatabase({ moveId: id })).toMatchObject({ status: 404, code: 'noSuchMove' })
})

test('of two confirmations at the same moment exactly one counts', async () => {
  const { keeper, moveId } = await provenFrom(register, silent.code)
  const replies = await Promise.all([1, 2].map(() => keeper.api.confirmTransferFromDatabase({ moveId })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    clause: 'MOVE-3',
    message: expect.stringMatching(/has been confirmed\.$/),
  })
})
