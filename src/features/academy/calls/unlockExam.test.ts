import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotherTrainer, failExam, signedInAgain, student, takeExam } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function locked() {
  const joined = await student(register)
  for (const hours of [24, 72, 0]) {
    await failExam(joined.api)
    register.clock.turn({ hours })
  }
  return joined
}

test('a trainer unlocks the exam; the student has three more attempts, from seven days after the third on', async () => {
  const joined = await locked()
  const tamsin = await register.as('tamsin')
  const { data } = await tamsin.unlockExam({ studentId: joined.id })
  expect(data.nextAt).not.toBeNull()
  expect((await newestTo(register, joined.email)).subject).toBe('Your trainer has unlocked the exam')
  expect((await joined.api.getTraining({})).data.training).toMatchObject({
    status: 'enrolled',
    exam: { attemptsLeft: 3, mayBegin: { clause: 'ACAD-15' } },
  })
  register.clock.turn({ days: 7 })
  expect(await takeExam(await signedInAgain(register, joined))).toMatchObject({ result: 'passed' })
})

test('the sixth failed attempt locks it again', async () => {
  const joined = await locked()
  await (await register.as('tamsin')).unlockExam({ studentId: joined.id })
  register.clock.turn({ days: 7 })
  const api = await signedInAgain(register, joined)
  for (const hours of [24, 72, 0]) {
    await failExam(api)
    register.clock.turn({ hours })
  }
  expect((await api.getTraining({})).data.training).toMatchObject({ status: 'lockedOut', exam: { attemptsLeft: 0 } })
})

describe('is refused', () => {
  test('for another trainer’s student: noSuchStudent', async () => {
    const { id } = await student(register)
    const other = await anotherTrainer(register)
    expect(await other.api.unlockExam({ studentId: id })).toMatchObject({ status: 404, code: 'noSuchStudent' })
  })

  test('where nothing is locked, by the clause of the move', async () => {
    const { id } = await student(register)
    const tamsin = await register.as('tamsin')
    expect(await tamsin.unlockExam({ studentId: id })).toMatchObject({ status: 409, clause: 'ACAD-6' })
  })

  test('to a trainer whom we no longer verify: notVerified', async () => {
    const other = await anotherTrainer(register)
    const { id } = await student(register, { trainerCode: other.code })
    await register.db.updateTable('profile').set({ status: 'applied' }).where('accountId', '=', other.id).execute()
    expect(await other.api.unlockExam({ studentId: id })).toMatchObject({ status: 403, code: 'notVerified' })
  })
})
