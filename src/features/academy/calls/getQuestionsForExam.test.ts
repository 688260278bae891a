import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersTo, failExam, signedInAgain, student, takeExam } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an attempt has 30 questions and 45 minutes by our clock', async () => {
  const { api } = await student(register)
  const { data } = await api.getQuestionsForExam({})
  expect(data.questions).toHaveLength(30)
  expect(data).toMatchObject({ number: 1, now: '2026-03-27T09:30:00.000Z', endsAt: '2026-03-27T10:15:00.000Z', answers: {} })
})

test('another device sees the same paper with what was answered on the first, and the same time', async () => {
  const joined = await student(register)
  const first = (await joined.api.getQuestionsForExam({})).data
  const [[questionId, optionId] = ['', '']] = Object.entries(answersTo(first))
  await joined.api.saveExamAnswer({ attemptId: first.attemptId, questionId, optionId })
  register.clock.turn({ minutes: 10 })
  const other = (await (await signedInAgain(register, joined)).getQuestionsForExam({})).data
  expect(other).toEqual({ ...first, now: register.clock.now().toISOString(), answers: { [questionId]: optionId } })
})

test('two devices that begin at the same moment begin one attempt', async () => {
  const { api, id } = await student(register)
  const replies = await Promise.all([1, 2, 3, 4].map(() => api.getQuestionsForExam({})))
  expect(new Set(replies.map(({ data }) => data.attemptId)).size).toBe(1)
  const { count } = await register.db
    .selectFrom('examAttempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('studentId', '=', id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('the second attempt asks other questions in other words for the same rules', async () => {
  const { api } = await student(register)
  const first = (await api.getQuestionsForExam({})).data
  await api.submitExam({ attemptId: first.attemptId })
  register.clock.turn({ hours: 24 })
  const second = (await api.getQuestionsForExam({})).data
  expect(second.number).toBe(2)
  const asked = new Set(first.questions.map(({ asks }) => asks))
  expect(second.questions.filter(({ asks }) => asked.has(asks))).toEqual([])
})

describe('is refused', () => {
  test('to whoever has never applied: notTraining', async () => {
    const stefan = await register.as('stefan')
    expect(await stefan.getQuestionsForExam({})).toMatchObject({ status: 404, code: 'notTraining' })
  })

  test('without a trainer, before the wait is over, when locked, and after a pass: notNow, by the clause of each', async () => {
    const alone = await student(register, { trainerCode: undefined })
    expect(await alone.api.getQuestionsForExam({})).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-2' })
    const { api } = await student(register)
    await failExam(api)
    expect(await api.getQuestionsForExam({})).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-15' })
    register.clock.turn({ hours: 24 })
    await failExam(api)
    register.clock.turn({ hours: 71 })
    expect(await api.getQuestionsForExam({})).toMatchObject({ clause: 'ACAD-15' })
    register.clock.turn({ hours: 1 })
    await failExam(api)
    register.clock.turn({ days: 8 })
    const again = await signedInAgain(register, (await api.userProfile({})).data)
    expect(await again.getQuestionsForExam({})).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-5' })
    const passed = await student(register)
    await takeExam(passed.api)
    expect(await passed.api.getQuestionsForExam({})).toMatchObject({ code: 'notNow', clause: 'ACAD-4' })
  })

  test('once the time is up, and the attempt is marked: timeUp', async () => {
    const { api } = await student(register)
    const { attemptId } = (await api.getQuestionsForExam({})).data
    register.clock.turn({ minutes: 45 })
    expect(await api.getQuestionsForExam({})).toMatchObject({ status: 409, code: 'timeUp', clause: 'ACAD-13' })
    expect((await api.getExamResult({ attemptId })).data).toMatchObject({ status: 'failed', timedOut: true })
  })
})
