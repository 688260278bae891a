import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { addressed, codeTo, database, movedFrom } from '#src/testing/recordtransfers.ts'
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

test('whoever has the letter sees which chip moves from where and until when to object, and nothing of who moved it', async () => {
  const { keeper, chipNumber } = await movedFrom(register, silent.code)
  await register.drain()
  const reply = await register.stranger.getMoveByCode({ code: (await codeTo(register, silent)).toLowerCase() })
  expect(reply).toMatchObject({
    status: 200,
    data: {
      database: silent.name,
      species: 'dog',
      objectBy: later(register.clock.now(), { days: 28 }).toISOString(),
      can: { agree: true, object: true },
    },
  })
  expect(reply.data.chipShown.replaceAll(' ', '')).toBe(chipNumber)
  expect(JSON.stringify(reply.data)).not.toMatch(new RegExp(`Mona|Clover|${keeper.email}`))
})

test('a code that isn’t in any letter of ours opens nothing: noSuchCode', async () => {
  expect(await register.stranger.getMoveByCode({ code: '7K2M-9P4T-QX3H' })).toMatchObject({ status: 404, code: 'noSuchCode' })
})
