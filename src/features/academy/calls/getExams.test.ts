import { afterAll, beforeAll, expect, test } from 'vitest'
import { failExam, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a student sees the rules, the attempts left and when the next one can begin', async () => {
  const { api } = await student(register)
  await failExam(api)
  const { items } = (await api.getExams({})).data
  expect(items).toEqual([
    {
      id: 'theory',
      title: 'Theory of microchip implanting',
      questions: 30,
      minutes: 45,
      passMark: 24,
      critical: 5,
      now: {
        attemptsLeft: 2,
        nextAt: '2026-03-28T09:30:00.000Z',
        elsewhere: 0,
        mayBegin: { clause: 'ACAD-15', words: expect.stringContaining('28 March 2026') },
        underWay: null,
      },
    },
  ])
})

test('a trainer sees the rules alone', async () => {
  const tamsin = await register.as('tamsin')
  expect((await tamsin.getExams({})).data.items).toMatchObject([{ id: 'theory', now: null }])
})
