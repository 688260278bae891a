import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liftSuspension, revokeCertificate, setCourseApproval, suspendCertificate } from '#features/staff/contract.ts'
import {
  anotherTrainer,
  certifiedImplanter,
  certifiedStudent,
  drawingAll,
  practicalToday,
  student,
  takeExam,
} from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** What a trainer records of a practical that went well today. */
const pass = (trainer: Client, studentId: string, over: Record<string, unknown>) =>
  trainer.submitAssessment(practicalToday(register, studentId, over))

describe('somebody with a certificate', () => {
  test('adds an animal: after the practical the same certificate covers it, and they can implant it', async () => {
    const { api, id, email, certificate } = await certifiedImplanter(register)
    const tamsin = await register.as('tamsin')
    const before = await codeOf(certificate.id)
    expect((await api.updateTraining({ species: ['dog', 'cat'] })).data).toEqual({ status: 'certified' })
    expect((await newestTo(register, 'tamsin@homeward.example')).subject).toBe('Nia Powell wants to add cats to their certificate')
    expect((await tamsin.getStudent({ studentId: id })).data).toMatchObject({ species: ['dog'], adding: ['cat'], toAssess: ['cat'] })

    await pass(tamsin, id, { species: 'cat' })
    expect((await api.getTraining({})).data.training).toMatchObject({
      status: 'certified',
      species: ['dog', 'cat'],
      adding: [],
      certificate: {
        number: certificate.number,
        species: ['dog', 'cat'],
        additions: [{ species: 'cat', provider: 'Castle Wynd Training', courseApproval: 'SOS/MC/2024/017' }],
      },
    })
    expect((await newestTo(register, email)).subject).toBe('Your certificate now covers cats')
    expect((await api.getPractice({})).data).toMatchObject({ standing: 'verified', species: ['dog', 'cat'] })
    const after = await codeOf(certificate.id)
    for (const proof of [before, after])
      expect((await register.stranger.verifyProof({ proof })).data).toMatchObject({
        genuine: true,
        implanter: { species: ['dog', 'cat'], additions: [{ species: 'cat', on: '2026-03-27', provider: 'Castle Wynd Training' }] },
      })
    expect((await tamsin.getStudent({ studentId: id })).data).toMatchObject({ toAssess: [], can: { assess: { clause: 'ACAD-7' } } })
  })

  test('takes back what they wanted to add', async () => {
    const { api } = await certifiedStudent(register)
    await api.updateTraining({ species: ['dog', 'rabbit'] })
    await api.updateTraining({ species: ['dog'] })
    expect((await api.getTraining({})).data.training).toMatchObject({ adding: [], can: { addSpecies: true } })
  })

  test('chooses another trainer for it', async () => {
    const { api } = await certifiedStudent(register)
    const { code } = await anotherTrainer(register)
    expect((await api.updateTraining({ trainerCode: code })).data).toEqual({ status: 'certified' })
  })

  test('adds nothing once it’s revoked', async () => {
    const { api, id, certificate } = await certifiedStudent(register)
    await api.updateTraining({ species: ['dog', 'cat'] })
    await deskOf(() => register)(revokeCertificate, { number: certificate.number, reason: 'The practical was made up.' })
    expect(await api.updateTraining({ species: ['dog', 'ferret'] })).toMatchObject({ status: 409, code: 'tooLate', clause: 'ACAD-23' })
    const reply = await pass(await register.as('tamsin'), id, { species: 'cat' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-23' })
  })
})

describe('a second trainer who countersigns', () => {
  async function addingCats() {
    const { api, id, certificate } = await certifiedStudent(register)
    await api.updateTraining({ species: ['dog', 'cat'] })
    const tamsin = await register.as('tamsin')
    const { data } = await drawingAll(register, () => pass(tamsin, id, { species: 'cat' }))
    const una = await anotherTrainer(register)
    const countersign = () => una.api.countersignAssessment({ practicalId: data.practicalId, agrees: true })
    const covered = async () => (await api.getTraining({})).data.training?.certificate?.species
    return { api, certificate, countersign, covered }
  }

  test('adds nothing to a certificate while it doesn’t count: notNow', async () => {
    const { certificate, countersign, covered } = await addingCats()
    const run = deskOf(() => register)
    await run(suspendCertificate, { number: certificate.number, reason: 'A complaint.' })
    expect(await countersign()).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-23' })
    await run(liftSuspension, { number: certificate.number, reason: 'Unfounded.' })
    expect((await countersign()).data).toEqual({ status: 'passed' })
    expect(await covered()).toEqual(['dog', 'cat'])
  })

  test('adds no animal that the holder has taken back, and it’s added once they want it again', async () => {
    const { api, countersign, covered } = await addingCats()
    await api.updateTraining({ species: ['dog'] })
    await countersign()
    expect(await covered()).toEqual(['dog'])
    await api.updateTraining({ species: ['dog', 'cat'] })
    expect(await covered()).toEqual(['dog', 'cat'])
  })
})

describe('a certificate of an approved course', () => {
  test('isn’t added to by a course that has no approval: notNow', async () => {
    const { api, id } = await certifiedStudent(register)
    const una = await anotherTrainer(register)
    await api.updateTraining({ trainerCode: una.code, species: ['dog', 'cat'] })
    const reply = await pass(una.api, id, { species: 'cat', signature: 'Una Hill' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-28' })
    expect((await una.api.getStudent({ studentId: id })).data).toMatchObject({ toAssess: [], can: { assess: { clause: 'ACAD-28' } } })
  })

  test('is added to by an approved course, though another course passed the animal before', async () => {
    const una = await anotherTrainer(register)
    const { api, id, bornOn } = await student(register, { trainerCode: una.code })
    await takeExam(api)
    await pass(una.api, id, { species: 'cat', signature: 'Una Hill' })
    await api.withdrawTraining({})
    const tamsin = await register.as('tamsin')
    await api.studentRegister({ species: ['dog'], bornOn, trainerCode: (await tamsin.getTrainerDesk({})).data.code })
    await pass(tamsin, id, { species: 'dog' })
    await api.updateTraining({ species: ['dog', 'cat'] })
    expect((await tamsin.getStudent({ studentId: id })).data.toAssess).toEqual(['cat'])
    expect((await pass(tamsin, id, { species: 'cat' })).status).toBe(200)
    const { certificate } = (await api.getTraining({})).data.training ?? {}
    expect(certificate).toMatchObject({ species: ['dog', 'cat'], courseApproval: 'SOS/MC/2024/017' })
    expect(await pass(tamsin, id, { species: 'cat' })).toMatchObject({ status: 409 })
  })

  test('isn’t given where one of the practicals was on a course without approval', async () => {
    const una = await anotherTrainer(register)
    const { api, id } = await student(register, { trainerCode: una.code })
    await takeExam(api)
    await pass(una.api, id, { species: 'dog', signature: 'Una Hill' })
    const tamsin = await register.as('tamsin')
    await api.updateTraining({ trainerCode: (await tamsin.getTrainerDesk({})).data.code })
    await pass(tamsin, id, { species: 'cat' })
    expect((await api.getTraining({})).data.training?.certificate).toMatchObject({ species: ['dog', 'cat'], courseApproval: null })
  })
})

test('a certificate names every approval that its animals were assessed under', async () => {
  const una = await anotherTrainer(register)
  await deskOf(() => register)(setCourseApproval, { email: una.email, courseApproval: 'SOS/MC/2026/031', reason: 'Saw the approval.' })
  const { api, id } = await student(register, { trainerCode: una.code })
  await takeExam(api)
  await pass(una.api, id, { species: 'dog', signature: 'Una Hill' })
  const tamsin = await register.as('tamsin')
  await api.updateTraining({ trainerCode: (await tamsin.getTrainerDesk({})).data.code })
  await pass(tamsin, id, { species: 'cat' })
  expect((await api.getTraining({})).data.training?.certificate?.courseApproval).toBe('SOS/MC/2026/031 and SOS/MC/2024/017')
})

async function codeOf(id: string): Promise<string> {
  const { code } = await register.db.selectFrom('implanterCertificate').select('code').where('id', '=', id).executeTakeFirstOrThrow()
  return code
}
