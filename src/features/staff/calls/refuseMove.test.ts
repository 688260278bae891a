import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { refuseMove } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('once Staff refuse a move, finders are sent to the other register, and whoever moved it reads why', async () => {
  const other = await database(register, 'keeps')
  const { keeper, moveId, chipNumber } = await movedFrom(register, other.code)
  await run(refuseMove, { moveId, reason: 'The certificate is about another animal.' })
  await register.drain()
  const { data } = await register.stranger.publicChipInfo({ chipNumber })
  expect(data).toMatchObject({
    result: 'registeredElsewhere',
    others: expect.arrayContaining([expect.objectContaining({ name: other.name })]),
  })
  expect((await newestTo(register, keeper.email)).text).toContain('The certificate is about another animal.')
  await other.close()
})

test('a move that isn’t there is refused: noSuchMove', async () => {
  await expect(run(refuseMove, { moveId: newId(), reason: 'None' })).rejects.toMatchObject({ code: 'noSuchMove' })
})
