import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { giveRegisterKey } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({ REGISTERS_KEY: 'shared' })
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function ask(key: string) {
  const reply = await register.app.inject({
    url: '/api/registers/v1/holds/956000009876543',
    headers: { authorization: `Bearer ${key}` },
  })
  return reply.statusCode
}

test('a register asks with the key it was given, until it’s given another', async () => {
  const first = await run(giveRegisterKey, { code: 'petlog' })
  expect(await ask(first.key)).toBe(200)
  const second = await run(giveRegisterKey, { code: 'petlog' })
  expect(await ask(first.key)).toBe(401)
  expect(await ask(second.key)).toBe(200)
  expect(JSON.stringify(await register.db.selectFrom('event').select('facts').execute())).not.toContain(second.key)
})

test('only a register in the list is given a key', async () => {
  await expect(run(giveRegisterKey, { code: 'nowhere' })).rejects.toMatchObject({ code: 'noSuchRegister' })
})
