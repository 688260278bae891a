import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS } from '#src/flags.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listFlags, setFlag } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see every feature, what it switches and how it stands', async () => {
  await run(setFlag, { code: 'insurance', state: 'off' })
  const { items } = await run(listFlags, {})
  expect(items).toHaveLength(Object.keys(FLAGS).length)
  expect(items.filter(({ state }) => state === 'off')).toEqual([{ code: 'insurance', state: 'off', what: FLAGS.insurance.what }])
})
