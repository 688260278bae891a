import { afterAll, beforeAll, expect, test } from 'vitest'
import { failExam, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a student sees the topics, the waits and their attempts', async () => {
  const { api } = await student(register)
  await failExam(api)
  const { data } = await api.examDetails({})
  expect(data.topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(30)
  expect(data.waitHours).toEqual([24, 72, 168])
  expect(data.attempts).toMatchObject([{ number: 1, status: 'failed' }])
})

test('a trainer has no attempts', async () => {
  const tamsin = await register.as('tamsin')
  expect((await tamsin.examDetails({})).data).toMatchObject({ attempts: [], now: null })
})
