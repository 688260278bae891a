import { afterAll, beforeAll, expect, test } from 'vitest'
import { failExam, student, takeExam, tamsinsCode, unverifiedTrainer } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a verified trainer has a code that stays the same, a link that brings it along, and the count of what waits', async () => {
  const tamsin = await register.as('tamsin')
  const before = (await tamsin.getTrainerDesk({})).data
  expect(before).toMatchObject({ isVerified: true, organisation: 'Castle Wynd Training', courseApproval: 'SOS/MC/2024/017', students: 0 })
  expect(before.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(before.link).toBe(`http://localhost:3000/student-register?code=${before.code}`)
  await takeExam((await student(register)).api)
  await failExam((await student(register)).api)
  expect((await tamsin.getTrainerDesk({})).data).toMatchObject({
    code: before.code,
    students: 2,
    toAssess: 1,
    toUnlock: 0,
    toCountersign: 0,
  })
})

test('a trainer whom we haven’t verified has no code', async () => {
  const { api } = await unverifiedTrainer(register)
  expect((await api.getTrainerDesk({})).data).toMatchObject({ isVerified: false, code: null, link: null })
  expect(await tamsinsCode(register)).not.toBe('')
})
