import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedStudent, failExam, student, takeExam } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const OURS = new Set(['exam', 'assess', 'unlockExam', 'countersign', 'refresher'])
const tasksOf = async (api: Client) => (await api.getTasks({})).data.items.filter(({ kind }) => OURS.has(kind)).map(({ title }) => title)

test('a student always knows what is next, and has nothing to do while they wait', async () => {
  expect(await tasksOf(await register.as('stefan'))).toEqual(['Apply to train as an implanter'])
  const alone = await student(register, { trainerCode: undefined })
  expect(await tasksOf(alone.api)).toEqual(['Add your trainer’s code'])
  const { api } = await student(register)
  expect(await tasksOf(api)).toEqual(['Take the exam'])
  await api.getQuestionsForExam({})
  expect(await tasksOf(api)).toEqual(['Your exam is under way'])
  await failExam(api)
  expect(await tasksOf(api)).toEqual([])
  register.clock.turn({ hours: 24 })
  await takeExam(api)
  expect(await tasksOf(api)).toEqual(['Arrange your practical'])
})

test('a trainer is told of students who passed the exam or are locked out', async () => {
  const tamsin = await register.as('tamsin')
  expect(await tasksOf(tamsin)).toEqual(['Assess Nia Powell’s practical'])
  const locked = await student(register)
  for (const hours of [24, 72, 0]) {
    await failExam(locked.api)
    register.clock.turn({ hours })
  }
  expect(await tasksOf(tamsin)).toEqual(['Assess Nia Powell’s practical', 'Unlock the exam for Nia Powell'])
})

test('a holder is told of a refresher that is due', async () => {
  const { api, certificate } = await certifiedStudent(register)
  expect(await tasksOf(api)).toEqual([])
  await register.db
    .updateTable('implanterCertificate')
    .set({ status: 'expired', refreshBy: '2026-03-01' })
    .where('id', '=', certificate.id)
    .execute()
  expect(await tasksOf(api)).toEqual(['Your refresher is overdue'])
})
