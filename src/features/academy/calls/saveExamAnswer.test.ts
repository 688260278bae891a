import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersTo, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function begun() {
  const { api } = await student(register)
  const paper = (await api.getQuestionsForExam({})).data
  const answers = Object.entries(answersTo(paper)).map(([questionId, optionId]) => ({ attemptId: paper.attemptId, questionId, optionId }))
  return { api, paper, answers }
}

test('answers are kept one by one, and can be changed', async () => {
  const { api, paper, answers } = await begun()
  const [first, second] = answers
  expect((await api.saveExamAnswer(first)).data).toEqual({ answered: 1, endsAt: paper.endsAt })
  expect((await api.saveExamAnswer(second)).data.answered).toBe(2)
  const other = paper.questions[0]?.options.find(({ id }) => id !== first?.optionId)?.id
  expect((await api.saveExamAnswer({ ...first, optionId: other })).data.answered).toBe(2)
  expect((await api.getQuestionsForExam({})).data.answers[first?.questionId ?? '']).toBe(other)
})

test('answers from two devices at the same moment are all kept', async () => {
  const { api, answers } = await begun()
  await Promise.all(answers.map((one) => api.saveExamAnswer(one)))
  expect(Object.keys((await api.getQuestionsForExam({})).data.answers)).toHaveLength(30)
})

describe('is refused', () => {
  test('for an attempt of somebody else: noSuchAttempt', async () => {
    const { answers } = await begun()
    const other = await student(register)
    expect(await other.api.saveExamAnswer(answers[0])).toMatchObject({ status: 404, code: 'noSuchAttempt' })
  })

  test('for an option of another question, or a question that isn’t in the paper: noSuchOption', async () => {
    const { api, answers } = await begun()
    expect(await api.saveExamAnswer({ ...answers[0], optionId: answers[1]?.optionId })).toMatchObject({ status: 400, code: 'noSuchOption' })
    expect(await api.saveExamAnswer({ ...answers[0], questionId: 'abcdefghijkl' })).toMatchObject({ status: 400, code: 'noSuchOption' })
  })

  test('from the end of the 45 minutes on, and once it is handed in: isOver', async () => {
    const { api, answers } = await begun()
    register.clock.turn({ minutes: 44, seconds: 59 })
    expect((await api.saveExamAnswer(answers[0])).status).toBe(200)
    register.clock.turn({ seconds: 1 })
    expect(await api.saveExamAnswer(answers[1])).toMatchObject({ status: 409, code: 'isOver' })
    const handedIn = await begun()
    await handedIn.api.submitExam({ attemptId: handedIn.paper.attemptId })
    expect(await handedIn.api.saveExamAnswer(handedIn.answers[0])).toMatchObject({ status: 409, code: 'isOver' })
  })
})
