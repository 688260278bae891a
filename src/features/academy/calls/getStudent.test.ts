import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherTrainer, certifiedStudent, failExam, practical, student, takeExam } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a trainer sees a student’s attempts and what is still to be assessed', async () => {
  const { api, id } = await student(register)
  await failExam(api)
  register.clock.turn({ hours: 24 })
  await takeExam(api)
  const tamsin = await register.as('tamsin')
  await tamsin.submitAssessment(practical(id, { implants: practical(id).implants.map((one) => ({ ...one, on: '2026-03-28' })) }))
  expect((await tamsin.getStudent({ studentId: id })).data).toMatchObject({
    name: 'Nia Powell',
    history: [
      { number: 1, status: 'failed' },
      { number: 2, status: 'passed' },
    ],
    practicals: [{ species: 'dog', status: 'passed', assessor: 'Tamsin Reid' }],
    toAssess: ['cat'],
    certificate: null,
    can: { assess: true, refresh: { clause: 'ACAD-22' } },
  })
})

test('a certified student has nothing left to assess, and can be refreshed', async () => {
  const { id, certificate } = await certifiedStudent(register)
  const tamsin = await register.as('tamsin')
  expect((await tamsin.getStudent({ studentId: id })).data).toMatchObject({
    status: 'certified',
    toAssess: [],
    certificate: { number: certificate.number },
    can: { refresh: true, assess: { clause: 'ACAD-7' } },
  })
})

test('a student of another trainer isn’t found: noSuchStudent', async () => {
  const { id } = await student(register)
  const other = await anotherTrainer(register)
  expect(await other.api.getStudent({ studentId: id })).toMatchObject({ status: 404, code: 'noSuchStudent' })
})
