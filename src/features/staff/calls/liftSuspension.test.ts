import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedImplanter, certifiedStudent, implanterProfileOf } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { liftSuspension, suspendCertificate } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a suspension that is lifted leaves everything as it was', async () => {
  const joined = await certifiedImplanter(register)
  const { number } = joined.certificate
  await run(suspendCertificate, { number, reason: 'A complaint is being looked into.' })
  await run(liftSuspension, { number, reason: 'The complaint was unfounded.' })
  expect((await joined.api.getTraining({})).data.training?.certificate).toMatchObject({ status: 'valid', why: null })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'verified' })
  expect((await newestTo(register, joined.email)).subject).toBe('Your implanter’s certificate counts again')
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
