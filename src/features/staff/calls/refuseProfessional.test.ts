import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisation } from '#src/testing/applicants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { refuseProfessional, verifyProfessional } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a verification is ended with a reason, which the professional reads in the letter and on the profile', async () => {
  const { api, email } = await organisation(register, 'Dale Rescue')
  await run(verifyProfessional, { email, profileType: 'Welfare' })
  await run(refuseProfessional, { email, profileType: 'Welfare', reason: 'The charity was dissolved.' })
  expect((await api.userProfile()).data.profiles[0]).toMatchObject({ standing: 'refused', why: 'The charity was dissolved.' })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('We couldn’t verify you as a vet, rescue or authority')
  expect(letter.text).toContain('The charity was dissolved.')
  expect((await api.getWelfarePets()).status).toBe(403)

  await run(verifyProfessional, { email, profileType: 'Welfare' })
  expect((await api.userProfile()).data.profiles[0]).toMatchObject({ standing: 'verified', why: null })
})

test('an account and a profile are needed', async () => {
  const { email } = await organisation(register, 'Fen Rescue')
  const why = { profileType: 'Trainer', reason: 'No evidence.' } as const
  await expect(run(refuseProfessional, { email, ...why })).rejects.toMatchObject({ code: 'noSuchProfile' })
  await expect(run(refuseProfessional, { email: 'nobody@example.org', ...why })).rejects.toMatchObject({ code: 'noSuchAccount' })
})
