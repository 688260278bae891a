import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotherTrainer, certifiedStudent, failExam, practical, student, takeExam } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function readyStudent(over: Record<string, unknown> = {}) {
  const joined = await student(register, over)
  await takeExam(joined.api)
  return joined
}

test('with the exam and the practical for every animal passed, the certificate follows', async () => {
  const { api, id, email } = await readyStudent()
  const tamsin = await register.as('tamsin')
  expect((await tamsin.submitAssessment(practical(id))).data).toMatchObject({ status: 'passed', certificateNumber: null })
  expect((await newestTo(register, email)).subject).toBe('You’ve passed the practical for dogs')
  const { data } = await tamsin.submitAssessment(practical(id, { species: 'cat' }))
  expect(data).toMatchObject({ status: 'passed', certificateNumber: expect.stringMatching(/^CERT-2026-\d{6}-\d{2}$/) })
  const { training } = (await api.getTraining({})).data
  expect(training).toMatchObject({
    status: 'certified',
    certificate: {
      number: data.certificateNumber,
      status: 'valid',
      species: ['dog', 'cat'],
      courseApproval: 'SOS/MC/2024/017',
      provider: 'Castle Wynd Training',
      assessor: 'Tamsin Reid',
      issuedOn: '2026-03-27',
      refreshBy: '2029-03-27',
    },
    can: { becomeImplanter: true },
  })
  expect((await newestTo(register, email)).subject).toBe('Your implanter’s certificate')
})

test('a practical that isn’t passed is recorded too, and can be done again', async () => {
  const { api, id, email } = await readyStudent({ species: ['dog'] })
  const tamsin = await register.as('tamsin')
  const again = practical(id, { passed: false, note: 'Hold the dog more firmly.', implants: practical(id).implants.slice(0, 1) })
  expect((await tamsin.submitAssessment(again)).data).toMatchObject({ status: 'failed', certificateNumber: null })
  expect((await newestTo(register, email)).text).toContain('Hold the dog more firmly.')
  await tamsin.submitAssessment(practical(id))
  expect((await api.getTraining({})).data.training?.status).toBe('certified')
})

test('certificates are numbered one after another, also of students who are certified at the same moment', async () => {
  const ready = [
    await readyStudent({ species: ['dog'] }),
    await readyStudent({ species: ['dog'] }),
    await readyStudent({ species: ['dog'] }),
  ]
  const tamsin = await register.as('tamsin')
  const replies = await Promise.all(ready.map(({ id }) => tamsin.submitAssessment(practical(id))))
  const serials = replies
    .flatMap(({ data }) => data.certificateNumber?.slice(10, 16) ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
  expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual(serials.map((_, index) => index))
})

describe('is refused', () => {
  test('of oneself: ownPractical', async () => {
    const tamsin = await register.as('tamsin')
    expect(await tamsin.submitAssessment(practical(register.people.tamsin))).toMatchObject({
      status: 409,
      code: 'ownPractical',
      clause: 'ACAD-27',
    })
  })

  test('of another trainer’s student: noSuchStudent', async () => {
    const { id } = await readyStudent()
    const other = await anotherTrainer(register)
    expect(await other.api.submitAssessment(practical(id))).toMatchObject({ status: 404, code: 'noSuchStudent' })
  })

  test('by a trainer whom we no longer verify: notVerified', async () => {
    const other = await anotherTrainer(register)
    const { id } = await readyStudent({ trainerCode: other.code })
    await register.db.updateTable('profile').set({ status: 'applied' }).where('accountId', '=', other.id).execute()
    expect(await other.api.submitAssessment(practical(id))).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('before the exam and after the certificate: notNow', async () => {
    const { api, id } = await student(register)
    await failExam(api)
    const tamsin = await register.as('tamsin')
    expect(await tamsin.submitAssessment(practical(id))).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-7' })
    const holder = await certifiedStudent(register)
    expect(await tamsin.submitAssessment(practical(holder.id))).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('in an animal they don’t train for, and twice in one: notTheirs, alreadyPassed', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    expect(await tamsin.submitAssessment(practical(id, { species: 'ferret' }))).toMatchObject({ status: 409, code: 'notTheirs' })
    await tamsin.submitAssessment(practical(id))
    expect(await tamsin.submitAssessment(practical(id))).toMatchObject({ status: 409, code: 'alreadyPassed' })
  })

  test('passed with a step missing or fewer than three implants right: notEnough', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    const { checklist, implants } = practical(id)
    const [first, second, third] = implants
    for (const over of [
      { checklist: { ...checklist, preScan: false } },
      { implants: [first, second] },
      { implants: [first, second, { ...third, passed: false }] },
    ])
      expect(await tamsin.submitAssessment(practical(id, over))).toMatchObject({ status: 409, code: 'notEnough', clause: 'ACAD-16' })
  })

  test('with implants of tomorrow, from before the training, or one chip twice: inFuture, beforeTraining, sameChip', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    const [first, second, third] = practical(id).implants
    for (const [code, last] of [
      ['inFuture', { ...third, on: '2026-03-28' }],
      ['beforeTraining', { ...third, on: '2026-03-26' }],
      ['sameChip', { ...third, chipNumber: first?.chipNumber }],
    ] as const)
      expect(await tamsin.submitAssessment(practical(id, { implants: [first, second, last] }))).toMatchObject({ status: 400, code })
  })

  test('with an implant that counts for another practical already, of this student or another: chipCounted', async () => {
    const [{ id }, other] = [await readyStudent(), await readyStudent()]
    const tamsin = await register.as('tamsin')
    const { implants } = practical(id)
    const [, used] = implants
    await tamsin.submitAssessment(practical(id, { implants }))
    for (const again of [practical(id, { species: 'cat' }), practical(other.id)]) {
      const [first, second] = again.implants
      const reply = await tamsin.submitAssessment({ ...again, implants: [first, second, { ...used, place: 'Perth' }] })
      expect(reply).toMatchObject({
        status: 409,
        code: 'chipCounted',
        clause: 'ACAD-16',
        fields: { 'implants.2.chipNumber': expect.any(String) },
      })
    }
    expect((await tamsin.getStudent({ studentId: other.id })).data.practicals).toEqual([])
  })

  test('in which one implant counts twice at the same moment: chipCounted', async () => {
    const ready = [await readyStudent(), await readyStudent()]
    const tamsin = await register.as('tamsin')
    const { implants } = practical('')
    const replies = await Promise.all(ready.map(({ id }) => tamsin.submitAssessment(practical(id, { implants }))))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('never for an implant of a practical that wasn’t passed', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    const { implants } = practical(id)
    await tamsin.submitAssessment(practical(id, { implants, passed: false, note: 'Hold the dog more firmly.' }))
    expect((await tamsin.submitAssessment(practical(id, { implants }))).data).toMatchObject({ status: 'passed' })
  })

  test('with a number that no chip of today has: oldKind', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    const [first, second, third] = practical(id).implants
    const reply = await tamsin.submitAssessment(practical(id, { implants: [first, second, { ...third, chipNumber: '123456789' }] }))
    expect(reply).toMatchObject({ status: 400, code: 'oldKind' })
    const tested = await tamsin.submitAssessment(practical(id, { implants: [first, second, { ...third, chipNumber: '999000000000001' }] }))
    expect(tested).toMatchObject({ status: 400, fields: { 'implants.2.chipNumber': expect.any(String) } })
  })

  test('unsigned: notSigned', async () => {
    const { id } = await readyStudent()
    const tamsin = await register.as('tamsin')
    expect(await tamsin.submitAssessment(practical(id, { signature: 'T. Reid' }))).toMatchObject({ status: 400, code: 'notSigned' })
  })
})
