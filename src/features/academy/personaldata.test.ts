import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget } from '#features/accounts/points.ts'
import { verifyProfessional } from '#features/staff/contract.ts'
import { certifiedStudent, failExam, practical, student, takeExam } from '#src/testing/academy.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a student’s file has their training and which topics to go over, and neither questions nor answers', async () => {
  const { api, bornOn } = await student(register)
  await failExam(api)
  const file = JSON.parse((await api.exportMyData({})).bytes.toString())
  expect(file.training).toMatchObject([{ status: 'enrolled', species: ['dog', 'cat'], bornOn }])
  expect(file.examAttempts).toMatchObject([{ number: 1, status: 'failed', answered: 30, toGoOver: expect.any(Array) }])
  expect(Object.keys(file.examAttempts[0])).not.toContain('seed')
  expect(file.events.map(({ move }: { move: string }) => move)).toEqual(expect.arrayContaining(['apply', 'enrol', 'begin', 'handIn']))
})

test('whoever is forgotten leaves the number of a certificate, and no name or date of birth', async () => {
  const { id, certificate } = await certifiedStudent(register)
  for (const forgetTheirs of register.extensions(forget)) await forgetTheirs(register.db, [id])
  const { data } = await register.stranger.verifyProof({ proof: certificate.number })
  expect(data).toMatchObject({ genuine: true, implanter: { number: certificate.number, holder: null } })
  const training = await register.db.selectFrom('training').select('bornOn').where('studentId', '=', id).executeTakeFirstOrThrow()
  expect(training.bornOn).toBeNull()
})

test('a trainer whose organisation is their own name leaves it nowhere on the certificates they assessed', async () => {
  const professional = { kind: 'Trainer', organisation: 'UNA  HILL', courseApproval: '' }
  const una = await joinReachable(register, { profileType: 'Trainer', name: 'Una Hill', professional })
  await deskOf(() => register)(verifyProfessional, { email: una.email, profileType: 'Trainer', reason: 'Checked.' })
  const trainerCode = (await una.api.getTrainerDesk({})).data.code
  const { api, id } = await student(register, { trainerCode, species: ['dog'] })
  await takeExam(api)
  const pass = (species: string) => una.api.submitAssessment(practical(id, { species, signature: 'Una Hill' }))
  await pass('dog')
  await api.updateTraining({ species: ['dog', 'cat'] })
  await pass('cat')
  for (const forgetTheirs of register.extensions(forget)) await forgetTheirs(register.db, [una.id])
  const held = await register.db.selectFrom('implanterCertificate').selectAll().where('holderId', '=', id).executeTakeFirstOrThrow()
  expect(held).toMatchObject({ provider: 'Independent trainer', additions: [{ species: 'cat', provider: 'Independent trainer' }] })
  expect(JSON.stringify(held)).not.toMatch(/una\s+hill/i)
  expect((await register.stranger.verifyProof({ proof: held.number })).data.implanter?.assessor).toBe('A trainer who has left')
})
