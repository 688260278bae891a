import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { makeTags } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff make tags, each with codes of its own, and get the sheet for the printer', async () => {
  await run(makeTags, { count: 40, reason: 'The first run' })
  const tags = await register.db.selectFrom('tag').select(['status', 'tokenHash', 'shortHash', 'pinHash']).execute()
  expect(tags).toHaveLength(40)
  for (const column of ['tokenHash', 'shortHash', 'pinHash'] as const) expect(new Set(tags.map((tag) => tag[column])).size).toBe(40)
  expect(tags.every(({ status }) => status === 'made')).toBe(true)
})
