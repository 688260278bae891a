import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersTo, failExam, student, takeExam } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a failed attempt says why and which topics to go over first, and nothing of any question', async () => {
  const { api } = await student(register)
  const { attemptId } = await takeExam(api, ({ topic }) => topic === 'law' || topic === 'adverse')
  const { data } = await api.getExamResult({ attemptId })
  expect(data).toMatchObject({ number: 1, status: 'failed', why: 'score', score: null, questions: null })
  expect(data.weakest).toHaveLength(3)
})

test('an attempt with only a critical question wrong says that, and not which', async () => {
  const { api } = await student(register)
  const { attemptId } = await takeExam(api, ({ critical }) => critical === 'neverRechip')
  const { data } = await api.getExamResult({ attemptId })
  expect(data).toMatchObject({ why: 'critical', questions: null })
  expect(data.weakest).toHaveLength(3)
})

test('after a pass the student reads the paper with the right answers, the reasons and their sources; the trainer doesn’t', async () => {
  const { api } = await student(register)
  let wrong = 0
  const { attemptId } = await takeExam(api, ({ critical }) => !critical && (wrong += 1) <= 2)
  const { data } = await api.getExamResult({ attemptId })
  expect(data.score).toEqual({ right: 28, of: 30 })
  expect(data.questions).toHaveLength(30)
  for (const { options, why, source } of data.questions ?? []) {
    expect(options.filter(({ isRight }) => isRight)).toHaveLength(1)
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1)
    expect(why && source).toBeTruthy()
  }
  expect(data.questions?.filter(({ options }) => options.some(({ isRight, isChosen }) => isRight && isChosen))).toHaveLength(28)
  const tamsin = await register.as('tamsin')
  expect((await tamsin.getExamResult({ attemptId })).data).toMatchObject({ status: 'passed', questions: null })
})

test('an attempt under way, or of somebody else’s student, has no result: noSuchAttempt', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  expect(Object.keys(answersTo(paper))).toHaveLength(30)
  expect(await api.getExamResult({ attemptId: paper.attemptId })).toMatchObject({ status: 404, code: 'noSuchAttempt' })
  const other = await student(register)
  const { attemptId } = await failExam(other.api)
  expect(await api.getExamResult({ attemptId })).toMatchObject({ status: 404, code: 'noSuchAttempt' })
})
