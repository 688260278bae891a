import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyProfessional } from '#features/staff/contract.ts'
import { anotherTrainer, certifiedStudent, student, takeExam, tamsinsCode } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const otherCode = async () => (await anotherTrainer(register)).code

test('a student changes trainer, also after the exam, and the new trainer has them in their list', async () => {
  const { api } = await student(register)
  await takeExam(api)
  expect((await api.updateTraining({ trainerCode: await otherCode() })).data).toEqual({ status: 'theoryPassed' })
  expect((await api.getTraining({})).data.training?.trainer).toMatchObject({ name: 'Una Hill', courseApproval: null })
})

test('a student who has no trainer yet enrols', async () => {
  const { api } = await student(register, { trainerCode: undefined })
  expect((await api.updateTraining({ trainerCode: await tamsinsCode(register) })).data).toEqual({ status: 'enrolled' })
})

test('a student chooses other animals', async () => {
  const { api } = await student(register)
  await api.updateTraining({ species: ['ferret', 'dog'] })
  expect((await api.getTraining({})).data.training?.species).toEqual(['dog', 'ferret'])
})

describe('is refused', () => {
  test('to whoever has never applied: notTraining', async () => {
    const stefan = await register.as('stefan')
    expect(await stefan.updateTraining({ species: ['dog'] })).toMatchObject({ status: 404, code: 'notTraining' })
  })

  test('with a wrong code: noSuchTrainer', async () => {
    const { api } = await student(register)
    expect(await api.updateTraining({ trainerCode: '00000000' })).toMatchObject({ status: 400, code: 'noSuchTrainer' })
  })

  test('of other animals in the middle of an exam: examUnderWay', async () => {
    const { api } = await student(register)
    await api.getQuestionsForExam({})
    expect(await api.updateTraining({ species: ['dog'] })).toMatchObject({ status: 409, code: 'examUnderWay' })
  })

  test('of the animals after the exam, and of those that a certificate covers: tooLate', async () => {
    const { api } = await student(register)
    await takeExam(api)
    expect(await api.updateTraining({ species: ['dog'] })).toMatchObject({ status: 409, code: 'tooLate', clause: 'ACAD-3' })
    const holder = await certifiedStudent(register)
    expect(await holder.api.updateTraining({ species: ['cat'] })).toMatchObject({ status: 409, code: 'tooLate', clause: 'ACAD-28' })
  })

  test('to be one’s own trainer: ownCode', async () => {
    const { api, email } = await student(register)
    const professional = { kind: 'Trainer', organisation: 'Own Courses' }
    await register.db
      .insertInto('profile')
      .values({
        id: crypto.randomUUID(),
        accountId: (await api.userProfile({})).data.id,
        type: 'Trainer',
        status: 'applied',
        statusAt: register.clock.now(),
        details: JSON.stringify(professional),
        createdAt: register.clock.now(),
      })
      .execute()
    await deskOf(() => register)(verifyProfessional, { email, profileType: 'Trainer', reason: 'Checked.' })
    const { code } = (await api.getTrainerDesk({})).data
    expect(await api.updateTraining({ trainerCode: code })).toMatchObject({ status: 409, code: 'ownCode', clause: 'ACAD-27' })
  })
})
