import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedStudent } from '#src/testing/academy.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a holder is reminded 90 days before their refresher is due and once it is missed, each time once', async () => {
  const { email, certificate } = await certifiedStudent(register)
  const subjects = async () => (await mailbox(register, email)).map(({ subject }) => subject)
  const stateNow = async () => (await register.stranger.verifyProof({ proof: certificate.number })).data.implanter?.state
  const before = await subjects()
  register.clock.turn({ days: 1096 - 91 })
  await register.runJob('watchCertificates', {})
  expect(await subjects()).toEqual(before)
  register.clock.turn({ days: 1 })
  await register.runJob('watchCertificates', {})
  await register.runJob('watchCertificates', {})
  expect(await subjects()).toEqual([...before, 'Your refresher is due by 27 March 2029'])
  expect(await stateNow()).toBe('expiring')
  register.clock.turn({ days: 91 })
  await register.runJob('watchCertificates', {})
  expect(await subjects()).toEqual([...before, 'Your refresher is due by 27 March 2029', 'Your refresher is overdue'])
  expect(await stateNow()).toBe('expired')
})
