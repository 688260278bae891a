import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedImplanter, certifiedStudent, implanterProfileOf } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { liftSuspension, refuseProfessional, suspendCertificate } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a suspension that is lifted leaves everything as it was', async () => {
  const joined = await certifiedImplanter(register)
  const { number } = joined.certificate
  const { until } = (await joined.api.getPractice({})).data
  await run(suspendCertificate, { number, reason: 'A complaint is being looked into.' })
  await run(liftSuspension, { number, reason: 'The complaint was unfounded.' })
  expect((await joined.api.getTraining({})).data.training?.certificate).toMatchObject({ status: 'valid', why: null })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'verified', why: null })
  expect(until).not.toBeNull()
  expect((await joined.api.getPractice({})).data).toMatchObject({ until })
  const letter = await newestTo(register, joined.email)
  expect(letter.subject).toBe('Your implanter’s certificate counts again')
  expect(letter.text).toContain('You can implant again.')
})

test('whom our staff refused for another reason stays refused, before the suspension and during it', async () => {
  const [before, during] = [await certifiedImplanter(register), await certifiedImplanter(register)]
  const refuse = ({ email }: { email: string }) => run(refuseProfessional, { email, profileType: 'Implanter', reason: 'No insurance.' })
  const suspend = (number: string) => run(suspendCertificate, { number, reason: 'A complaint.' })
  await refuse(before)
  await suspend(before.certificate.number)
  await suspend(during.certificate.number)
  const file = { bytes: await smallPicture(), name: 'policy.png' }
  const sent = await during.api.uploadFile({ purpose: 'evidence' }, { file })
  await during.api.sendEvidence({ profileType: 'Implanter', fileIds: [sent.data.fileId] })
  await refuse(during)
  for (const one of [before, during]) {
    await run(liftSuspension, { number: one.certificate.number, reason: 'Unfounded.' })
    expect(await implanterProfileOf(register, one)).toMatchObject({ standing: 'refused', why: 'No insurance.' })
    const letter = await newestTo(register, one.email)
    expect(letter.text).toContain('We’ve lifted the suspension')
    expect(letter.text).not.toContain('You can implant again.')
  }
})

test('what comes back unseen can’t be changed meanwhile', async () => {
  const joined = await certifiedImplanter(register)
  const { number } = joined.certificate
  await run(suspendCertificate, { number, reason: 'A complaint.' })
  const wider = { kind: 'Implanter' as const, role: 'vet' as const, certificateReference: number, species: ['all' as const] }
  expect(await joined.api.updatePractice({ professional: wider })).toMatchObject({ status: 409, clause: 'ACC-27' })
  expect((await joined.api.getPractice({})).data.can.requalify).toMatchObject({ clause: 'ACC-27' })
  await run(liftSuspension, { number, reason: 'Unfounded.' })
  expect((await joined.api.getPractice({})).data).toMatchObject({ standing: 'verified', role: 'trained' })
})

test('who applies again during the suspension is verified as before once it’s lifted', async () => {
  const joined = await certifiedImplanter(register)
  const { number } = joined.certificate
  await run(suspendCertificate, { number, reason: 'A complaint.' })
  const file = { bytes: await smallPicture(), name: 'letter.png' }
  const sent = await joined.api.uploadFile({ purpose: 'evidence' }, { file })
  await joined.api.sendEvidence({ profileType: 'Implanter', fileIds: [sent.data.fileId] })
  await run(liftSuspension, { number, reason: 'Unfounded.' })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'verified' })
})

test('after a lifted suspension a certificate is where its refresher puts it', async () => {
  const joined = await certifiedStudent(register)
  const { number } = joined.certificate
  await run(suspendCertificate, { number, reason: 'A complaint.' })
  register.clock.turn({ days: 1030 })
  await run(liftSuspension, { number, reason: 'Unfounded.' })
  const { data } = await register.stranger.verifyProof({ proof: number })
  expect(data.implanter?.state).toBe('expiring')
})

test('what isn’t ours, or isn’t suspended, is refused', async () => {
  await expect(run(liftSuspension, { number: 'CERT-2026-999999-99', reason: 'No.' })).rejects.toMatchObject({ code: 'noSuchCertificate' })
})
