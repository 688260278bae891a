import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { answersTo, failExam, student, takeExam } from '#src/testing/academy.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a paper with everything right is passed, and student and trainer are told', async () => {
  const { api, email, id } = await student(register)
  expect(await takeExam(api)).toMatchObject({ result: 'passed', inTime: true })
  expect((await api.getTraining({})).data.training?.status).toBe('theoryPassed')
  expect((await newestTo(register, email)).subject).toBe('You’ve passed the exam')
  expect((await newestTo(register, PEOPLE.tamsin.email)).text).toContain(`/trainer-dashboard/students/${id}`)
})

test('24 right is enough, if every critical question is among them', async () => {
  const lucky = await student(register)
  let wrong = 0
  expect(await takeExam(lucky.api, ({ critical }) => !critical && (wrong += 1) <= 6)).toMatchObject({ result: 'passed' })
  const careless = await student(register)
  expect(await takeExam(careless.api, ({ critical }) => critical === 'scanFirst')).toMatchObject({ result: 'failed' })
})

test('saved answers count without being sent again', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  for (const [questionId, optionId] of Object.entries(answersTo(paper)))
    await api.saveExamAnswer({ attemptId: paper.attemptId, questionId, optionId })
  expect((await api.submitExam({ attemptId: paper.attemptId })).data.result).toBe('passed')
})

test('what comes after 45 minutes doesn’t count, what was saved in time does', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  const [[questionId, optionId] = ['', '']] = Object.entries(answersTo(paper))
  await api.saveExamAnswer({ attemptId: paper.attemptId, questionId, optionId })
  register.clock.turn({ minutes: 45 })
  const { data } = await api.submitExam({ attemptId: paper.attemptId, answers: answersTo(paper) })
  expect(data).toMatchObject({ result: 'failed', inTime: false })
  const row = await register.db.selectFrom('examAttempt').selectAll().where('id', '=', paper.attemptId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ rightAnswers: 1, status: 'failed' })
})

test('the third failed attempt locks the exam, and the trainer is asked to unlock it', async () => {
  const { api, email } = await student(register)
  await failExam(api)
  register.clock.turn({ hours: 24 })
  await failExam(api)
  register.clock.turn({ hours: 72 })
  await failExam(api)
  expect((await api.getTraining({})).data.training).toMatchObject({ status: 'lockedOut', exam: { attemptsLeft: 0 } })
  expect((await newestTo(register, email)).text).toContain('the exam is locked for now')
  expect((await mailbox(register, PEOPLE.tamsin.email)).at(-1)?.subject).toBe('Nia Powell needs you to unlock the exam')
})

test('one attempt is handed in once, also by two devices at the same moment: isOver', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  const replies = await Promise.all([1, 2].map(() => api.submitExam({ attemptId: paper.attemptId, answers: answersTo(paper) })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'isOver', clause: 'ACAD-12' })
})

test('an attempt of somebody else isn’t handed in: noSuchAttempt', async () => {
  const mine = await student(register)
  const other = await student(register)
  const { attemptId } = (await mine.api.getQuestionsForExam({})).data
  expect(await other.api.submitExam({ attemptId })).toMatchObject({ status: 404, code: 'noSuchAttempt' })
})

test('answers to what isn’t on the paper are left out, however many are sent', async () => {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  const [question] = paper.questions
  const strange = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`strange-${String(at).padStart(4, '0')}`, 'another-name']))
  const answers = { ...strange, [question?.id ?? '']: 'no-such-opt1' }
  expect((await api.submitExam({ attemptId: paper.attemptId, answers })).data.result).toBe('failed')
  const row = await register.db.selectFrom('examAttempt').select('answers').where('id', '=', paper.attemptId).executeTakeFirstOrThrow()
  expect(row.answers).toEqual({})
})
