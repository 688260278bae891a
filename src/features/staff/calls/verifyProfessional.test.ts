import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { whenText } from '#platform/text/whentext.ts'
import { certifiedStudent } from '#src/testing/academy.ts'
import { organisation } from '#src/testing/applicants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { liftSuspension, listVerifications, revokeCertificate, suspendCertificate, verifyProfessional } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a professional is verified once, and told', async () => {
  const { api, email } = await organisation(register, 'Hill Rescue')
  await run(verifyProfessional, { email: email.toUpperCase(), profileType: 'Welfare', reason: 'Rang them.' })
  expect((await api.userProfile()).data.profiles[0]).toMatchObject({ standing: 'verified', why: null })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('We’ve verified you as a vet, rescue or authority')
  expect(letter.text).toContain('/welfare-dashboard')
  expect(letter.text).toContain('We’ve checked who you are.')
  await expect(run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).rejects.toMatchObject({
    status: 409,
    code: 'alreadyVerified',
    message: expect.stringMatching(/^They’re verified already, until .* for another year from /),
  })
})

test('an organisation is verified for a year and, from 30 days before its end on, for another, in which no day is lost', async () => {
  const { email } = await organisation(register, 'Weir Rescue')
  expect(await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).toEqual({
    verifiedUntil: '2027-03-27',
    evidence: 'they’ve sent none',
  })
  expect((await newestTo(register, email)).text).toContain(`This lasts until ${whenText('2027-03-27', 'day')}.`)
  register.clock.turn({ days: 330 })
  await expect(run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).rejects.toMatchObject({
    code: 'alreadyVerified',
  })
  register.clock.turn({ days: 10 })
  expect(await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).toMatchObject({
    verifiedUntil: '2028-03-27',
  })
})

test('an account, a profile, and something to check are needed', async () => {
  const { email } = await organisation(register, 'Fen Rescue')
  await expect(run(verifyProfessional, { email, profileType: 'Breeder', reason: 'Rang them.' })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchProfile',
  })
  await expect(
    run(verifyProfessional, { email: 'nobody@example.org', profileType: 'Welfare', reason: 'Rang them.' }),
  ).rejects.toMatchObject({
    code: 'noSuchAccount',
  })
  await expect(run(verifyProfessional, { email: PEOPLE.anna.email, profileType: 'Customer', reason: 'Rang them.' })).rejects.toMatchObject({
    code: 'notInThisState',
  })
})

test('nobody is verified by a certificate of ours that is suspended or revoked, however they typed its number: certificateStopped', async () => {
  const { api, email, certificate } = await certifiedStudent(register)
  const { number } = certificate
  await run(suspendCertificate, { number, reason: 'A complaint.' })
  await api.switchToImplanter({
    professional: { kind: 'Implanter', role: 'trained', certificateReference: number.toLowerCase().replaceAll('-', ' '), species: ['dog'] },
    serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
    insurance: { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2028-03-01' },
    terms: true,
  })
  const verify = () => run(verifyProfessional, { email, profileType: 'Implanter', reason: 'Rang them.' })
  await expect(verify()).rejects.toMatchObject({ status: 409, code: 'certificateStopped' })
  await run(liftSuspension, { number, reason: 'Unfounded.' })
  expect((await verify()).verifiedUntil).not.toBeNull()
  await run(revokeCertificate, { number, reason: 'The practical was forged.' })
  await expect(verify()).rejects.toMatchObject({ code: 'certificateStopped' })
})

test('someone whose e-mail address isn’t confirmed is not verified until it is', async () => {
  const { email } = await organisation(register, 'Marsh Rescue')
  const confirmed = (at: Date | null) =>
    register.db.updateTable('account').set({ emailVerifiedAt: at }).where('email', '=', email).execute()
  await confirmed(null)
  await expect(run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).rejects.toMatchObject({
    status: 409,
    code: 'emailNotConfirmed',
    message: 'This account’s e-mail address isn’t confirmed. Ask them to confirm it on their profile page, then verify them.',
  })
  await confirmed(register.clock.now())
  expect(await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })).toMatchObject({
    verifiedUntil: expect.any(String),
  })
})

test('whoever sent no evidence is verified only with a reason, and the list says that they sent none: noEvidence', async () => {
  const { email } = await organisation(register, 'Brook Rescue')
  const { items } = await run(listVerifications, {})
  expect(items.find((one) => one.email === email)).toMatchObject({ evidence: ['no evidence sent'] })
  const without = { email, profileType: 'Welfare' } as const
  await expect(run(verifyProfessional, without)).rejects.toMatchObject({ status: 400, code: 'noEvidence' })
  // It’s asked for before anything is looked at or done.
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('email', '=', email).execute()
  await expect(run(verifyProfessional, without)).rejects.toMatchObject({ code: 'noEvidence' })
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('email', '=', email).execute()
  expect((await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang the charity.' })).evidence).toBe('they’ve sent none')
})
