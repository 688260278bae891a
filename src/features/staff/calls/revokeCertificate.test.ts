import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedImplanter, certifiedStudent, implanterProfileOf } from '#src/testing/academy.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { revokeCertificate } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a revoked certificate never counts again, and nobody becomes an implanter with it', async () => {
  const joined = await certifiedImplanter(register)
  await run(revokeCertificate, { number: joined.certificate.number, reason: 'The practical was forged.' })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'refused', why: 'The practical was forged.' })
  const { data } = await register.stranger.verifyProof({ proof: joined.certificate.number })
  expect(data).toMatchObject({ genuine: true, stillTrue: false, implanter: { state: 'revoked' } })
  expect((await newestTo(register, joined.email)).subject).toBe('Your implanter’s certificate is revoked')
})

test('somebody who isn’t an implanter yet keeps their account as it is', async () => {
  const joined = await certifiedStudent(register)
  await run(revokeCertificate, { number: joined.certificate.number, reason: 'The practical was forged.' })
  const { training } = (await joined.api.getTraining({})).data
  expect(training?.can.becomeImplanter).toMatchObject({ clause: 'ACAD-23' })
})

test('a certificate that we don’t know is refused: noSuchCertificate', async () => {
  await expect(run(revokeCertificate, { number: 'x', reason: 'No.' })).rejects.toMatchObject({ status: 404, code: 'noSuchCertificate' })
})
