import { afterAll, beforeAll, expect, test } from 'vitest'
import { failExam, practicalToday, student, takeExam } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listHeldCertificates, tellStudentApart } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const held = async () => (await run(listHeldCertificates, {})).items

type Student = Awaited<ReturnType<typeof student>>
const statusOf = async ({ api }: Student) => (await api.getTraining({})).data.training?.status

/** Passes everything with Tamsin. */
async function passAll({ api, id }: Student) {
  await takeExam(api)
  const tamsin = await register.as('tamsin')
  return (await tamsin.submitAssessment(practicalToday(register, id))).data
}

/** Somebody who fails, and then passes everything in another account in which they seem to be the same person. */
async function twice(hours: readonly number[]) {
  const first = await student(register, { species: ['dog'] })
  for (const wait of hours) {
    await failExam(first.api)
    register.clock.turn({ hours: wait })
  }
  const second = await student(register, { species: ['dog'], bornOn: first.bornOn })
  return { first, second }
}

test.each([
  ['is locked', [24, 72, 1]],
  ['has to wait', [23]],
])(
  'a certificate waits for our staff where a student with the same name and birthday %s, and the student isn’t told why',
  async (_, hours) => {
    const { first, second } = await twice(hours)
    expect(await passAll(second)).toMatchObject({ status: 'passed', certificateNumber: null })
    const { training } = (await second.api.getTraining({})).data
    expect(training).toMatchObject({ status: 'practicalPassed', certificate: null, exam: { elsewhere: 0 } })
    // Long after the wait it still waits.
    register.clock.turn({ days: 2 })
    const row = (await held()).find(({ student }) => student.includes(second.email))
    expect(row?.others).toContain(first.email)
    expect(row?.next).toEqual([`npm run staff -- tell-student-apart ${second.email} --reason "…"`])

    await run(tellStudentApart, { email: second.email, reason: 'Saw both passports.' })
    expect(await statusOf(second)).toBe('certified')
    expect((await newestTo(register, second.email)).subject).toBe('Your implanter’s certificate')
    expect((await held()).some(({ student }) => student.includes(second.email))).toBe(false)
  },
)

test('the certificate is issued too once our staff have told the other student apart', async () => {
  const { first, second } = await twice([1])
  await passAll(second)
  await run(tellStudentApart, { email: first.email, reason: 'Saw both passports.' })
  expect(await statusOf(second)).toBe('certified')
})

test('a new name undoes nothing, in either account', async () => {
  const { first, second } = await twice([1])
  for (const { api, name, address } of [first, second])
    expect((await api.updateUserProfile({ ...CONTACTS, name: `${name} Hill`, address })).status).toBe(200)
  await second.api.updateUserProfile({ ...CONTACTS, name: 'Una Hill', address: second.address })
  await passAll(second)
  expect(await statusOf(second)).toBe('practicalPassed')
})

test('nothing waits where the other could have taken the exam as well', async () => {
  const { second } = await twice([24])
  expect(await passAll(second)).toMatchObject({ certificateNumber: expect.any(String) })
})

const CONTACTS = { secondContact: null, vetPractice: null, rescueBackup: null }
