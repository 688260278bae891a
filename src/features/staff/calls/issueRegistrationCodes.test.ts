import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { issueRegistrationCodes } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('as many codes are made as were asked for, each good to use', async () => {
  const { codes } = await run(issueRegistrationCodes, { count: 3 })
  expect(codes).toHaveLength(3)
  const kept = await register.db.selectFrom('registrationCode').select(['code', 'usedAt']).execute()
  expect(kept.map(({ code }) => code).sort()).toEqual(codes.map((code) => code.replaceAll('-', '')).sort())
  expect(kept.every(({ usedAt }) => usedAt === null)).toBe(true)
})

test.each([0, 10_001, 2.5])('%s codes are not made', async (count) => {
  await expect(run(issueRegistrationCodes, { count })).rejects.toMatchObject({ code: 'checkAnswers' })
})
