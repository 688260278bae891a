import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { anotherTrainer, certifiedStudent, student } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('it is refused for others’ students, without a certificate, on an impossible day, and to a trainer whom we no longer verify', async () => {
  const holder = await certifiedStudent(register)
  const tamsin = await register.as('tamsin')
  const other = await anotherTrainer(register)
  expect(await other.api.recordRefresher({ studentId: holder.id, on: '2026-03-27' })).toMatchObject({ status: 404, code: 'noSuchStudent' })
  const learner = await student(register)
  expect(await tamsin.recordRefresher({ studentId: learner.id, on: '2026-03-27' })).toMatchObject({ status: 409, code: 'notCertified' })
  expect(await tamsin.recordRefresher({ studentId: holder.id, on: '2040-01-01' })).toMatchObject({ status: 400, code: 'inFuture' })
  expect(await tamsin.recordRefresher({ studentId: holder.id, on: '2020-01-01' })).toMatchObject({ status: 400, code: 'beforeIssue' })
  const ofOther = await student(register, { trainerCode: other.code })
  await register.db.updateTable('profile').set({ status: 'applied' }).where('accountId', '=', other.id).execute()
  expect(await other.api.recordRefresher({ studentId: ofOther.id, on: '2026-03-27' })).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a refresher is refused before the student chose this trainer, and before the last one: beforeYou, beforeLast', async () => {
  const { api, id } = await certifiedStudent(register)
  const other = await anotherTrainer(register)
  register.clock.turn({ days: 3 })
  await api.updateTraining({ trainerCode: other.code })
  const record = (on: string) => other.api.recordRefresher({ studentId: id, on })
  expect(await record('2026-03-29')).toMatchObject({
    status: 400,
    code: 'beforeYou',
    fields: { on: 'They chose you as their trainer on 30 March 2026, so a refresher with you can’t be earlier' },
  })
  register.clock.turn({ days: 3 })
  expect((await record('2026-04-02')).data).toEqual({ refreshBy: '2029-04-02' })
  expect(await record('2026-03-31')).toMatchObject({ status: 400, code: 'beforeLast' })
})

test('a refresher makes a certificate valid for three more years, also when it was overdue', async () => {
  const { id, email } = await certifiedStudent(register)
  register.clock.turn({ days: 3 * 365 + 24 })
  await register.runJob('watchCertificates', {})
  const signedIn = await register.stranger.login({ email: PEOPLE.tamsin.email, password: PASSWORD })
  const tamsin = register.withToken(signedIn.data.token)
  expect((await tamsin.getStudent({ studentId: id })).data.certificate?.status).toBe('expired')
  expect((await tamsin.recordRefresher({ studentId: id, on: '2029-04-20' })).data).toEqual({ refreshBy: '2032-04-20' })
  expect((await tamsin.getStudent({ studentId: id })).data.certificate).toMatchObject({ status: 'valid', refreshBy: '2032-04-20' })
  expect((await newestTo(register, email)).subject).toBe('Your refresher is recorded')
})
