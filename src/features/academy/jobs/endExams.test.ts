import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersTo, student } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an attempt ends after 45 minutes and not before, and what was answered by then is marked', async () => {
  const { api, email } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  for (const [questionId, optionId] of Object.entries(answersTo(paper)))
    await api.saveExamAnswer({ attemptId: paper.attemptId, questionId, optionId })
  register.clock.turn({ minutes: 44, seconds: 59 })
  await register.runJob('endExams', {})
  expect((await api.getTraining({})).data.training?.exam.underWay).toMatchObject({ attemptId: paper.attemptId, answered: 30 })
  register.clock.turn({ seconds: 1 })
  expect((await api.getTraining({})).data.training?.exam.underWay).toBeNull()
  await register.runJob('endExams', {})
  await register.runJob('endExams', {})
  expect((await api.getExamResult({ attemptId: paper.attemptId })).data).toMatchObject({ status: 'passed', timedOut: true })
  expect((await newestTo(register, email)).subject).toBe('You’ve passed the exam')
})

test('an attempt with nothing answered is failed, and the student is told when to try again', async () => {
  const { api, email } = await student(register)
  await api.getQuestionsForExam({})
  register.clock.turn({ minutes: 46 })
  await register.runJob('endExams', {})
  expect((await api.getTraining({})).data.training).toMatchObject({ attempts: [{ status: 'failed' }], exam: { attemptsLeft: 2 } })
  expect((await newestTo(register, email)).text).toContain('Your 45 minutes were up')
})
