import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { certifiedStudent } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { setCourseApproval } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('certificates carry the approval that the course had when they were issued', async () => {
  const before = await certifiedStudent(register)
  await run(setCourseApproval, { email: PEOPLE.tamsin.email, courseApproval: '', reason: 'The approval has ended.' })
  const after = await certifiedStudent(register)
  expect([before.certificate.courseApproval, after.certificate.courseApproval]).toEqual(['SOS/MC/2024/017', null])
  expect((await after.api.getTraining({})).data.training?.can.becomeImplanter).toMatchObject({ clause: 'ACC-26' })
  await run(setCourseApproval, { email: PEOPLE.tamsin.email, courseApproval: 'SOS/MC/2026/001', reason: 'Approved again.' })
  expect((await certifiedStudent(register)).certificate.courseApproval).toBe('SOS/MC/2026/001')
})

test('somebody without a trainer profile is refused: noSuchTrainer', async () => {
  for (const email of [PEOPLE.anna.email, 'nobody@example.org'])
    await expect(run(setCourseApproval, { email, reason: 'No.' })).rejects.toMatchObject({ status: 404, code: 'noSuchTrainer' })
})
