import { afterAll, beforeAll, expect, test } from 'vitest'
import { student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody who holds the profile and has never applied has no training', async () => {
  const stefan = await register.as('stefan')
  expect((await stefan.getTraining({})).data).toEqual({ training: null })
})

test('a student sees where they are, and what they can do now and why not', async () => {
  const { api } = await student(register)
  expect((await api.getTraining({})).data.training).toMatchObject({
    status: 'enrolled',
    exam: { attemptsLeft: 3, nextAt: null, mayBegin: true, underWay: null },
    attempts: [],
    practicals: [],
    certificate: null,
    can: { changeTrainer: true, changeSpecies: true, withdraw: true, becomeImplanter: { clause: 'ACAD-8' } },
  })
})

test('a student whose trainer we no longer verify is told so', async () => {
  const { api } = await student(register)
  await register.db.updateTable('profile').set({ status: 'refused' }).where('accountId', '=', register.people.tamsin).execute()
  expect((await api.getTraining({})).data.training?.trainer).toMatchObject({ name: 'Tamsin Reid', isVerified: false })
  await register.db.updateTable('profile').set({ status: 'verified' }).where('accountId', '=', register.people.tamsin).execute()
})
