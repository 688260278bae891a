import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { revokeCertificate } from '#features/staff/contract.ts'
import { anotherTrainer, certifiedStudent, drawingAll, practical, practicalToday, student, takeExam } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** A student whose practical was drawn. */
async function drawn() {
  const tamsin = await register.as('tamsin')
  const joined = await student(register, { species: ['dog'] })
  await takeExam(joined.api)
  const { data } = await drawingAll(register, () => tamsin.submitAssessment(practical(joined.id)))
  return { ...joined, practicalId: data.practicalId }
}

test('the certificate waits for the second trainer, and follows when they agree', async () => {
  const joined = await drawn()
  const other = await anotherTrainer(register)
  expect((await joined.api.getTraining({})).data.training).toMatchObject({ status: 'theoryPassed', certificate: null })
  expect((await newestTo(register, joined.email)).text).toContain('one practical in ten')
  expect((await other.api.countersignAssessment({ practicalId: joined.practicalId, agrees: true })).data).toEqual({ status: 'passed' })
  expect((await joined.api.getTraining({})).data.training).toMatchObject({ status: 'certified', certificate: { assessor: 'Tamsin Reid' } })
})

test('a second trainer who doesn’t agree sends it back, and says why to both', async () => {
  const joined = await drawn()
  const other = await anotherTrainer(register)
  const note = 'Two of the chips were read only after a minute.'
  expect((await other.api.countersignAssessment({ practicalId: joined.practicalId, agrees: false, note })).data).toEqual({
    status: 'failed',
  })
  for (const email of [joined.email, PEOPLE.tamsin.email]) expect((await newestTo(register, email)).text).toContain(note)
  const tamsin = await register.as('tamsin')
  expect((await tamsin.getStudent({ studentId: joined.id })).data).toMatchObject({ toAssess: ['dog'], practicals: [{ secondNote: note }] })
  // Its implants count for none, so the next practical can name them.
  const [{ implants = [] } = {}] = (await tamsin.getStudent({ studentId: joined.id })).data.practicals
  expect((await tamsin.submitAssessment(practical(joined.id, { implants }))).data).toMatchObject({ status: 'passed' })
})

test('whoever assessed it can’t countersign it, nor anybody twice: noSuchPractical', async () => {
  const joined = await drawn()
  const tamsin = await register.as('tamsin')
  const input = { practicalId: joined.practicalId, agrees: true }
  expect(await tamsin.countersignAssessment(input)).toMatchObject({ status: 404, code: 'noSuchPractical' })
  const [one, other] = [await anotherTrainer(register), await anotherTrainer(register)]
  const replies = await Promise.all([one.api.countersignAssessment(input), other.api.countersignAssessment(input)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('a trainer whom we no longer verify can’t countersign: notVerified', async () => {
  const joined = await drawn()
  const other = await anotherTrainer(register)
  await register.db.updateTable('profile').set({ status: 'applied' }).where('accountId', '=', other.id).execute()
  expect(await other.api.countersignAssessment({ practicalId: joined.practicalId, agrees: true })).toMatchObject({
    status: 403,
    code: 'notVerified',
  })
})

test('an animal isn’t added to a certificate that was revoked in the meantime: notNow', async () => {
  const { api, id, certificate } = await certifiedStudent(register)
  await api.updateTraining({ species: ['dog', 'cat'] })
  const tamsin = await register.as('tamsin')
  const { data } = await drawingAll(register, () => tamsin.submitAssessment(practicalToday(register, id, { species: 'cat' })))
  await deskOf(() => register)(revokeCertificate, { number: certificate.number, reason: 'The practical was made up.' })
  const other = await anotherTrainer(register)
  const input = { practicalId: data.practicalId, agrees: true }
  expect(await other.api.countersignAssessment(input)).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-23' })
})
