import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedStudent, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a student stops, and is no longer in their trainer’s list', async () => {
  const { api, id } = await student(register)
  expect((await api.withdrawTraining({})).data).toEqual({ status: 'withdrawn' })
  const tamsin = await register.as('tamsin')
  const { items } = (await tamsin.referredByTrainersList({})).data
  expect(items.map(({ studentId }) => studentId)).not.toContain(id)
  expect(await tamsin.getStudent({ studentId: id })).toMatchObject({ status: 404 })
})

test('nobody stops in the middle of an exam, or who isn’t training, or who has their certificate', async () => {
  const stefan = await register.as('stefan')
  expect(await stefan.withdrawTraining({})).toMatchObject({ status: 404, code: 'notTraining' })
  const { api } = await student(register)
  await api.getQuestionsForExam({})
  expect(await api.withdrawTraining({})).toMatchObject({ status: 409, code: 'examUnderWay' })
  const holder = await certifiedStudent(register)
  expect(await holder.api.withdrawTraining({})).toMatchObject({ status: 409, clause: 'ACAD-9' })
})
