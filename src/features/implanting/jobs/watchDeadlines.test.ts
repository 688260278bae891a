import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveChips, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const watch = () => register.runJob('watchDeadlines', {})
const subjectsTo = async (email: string, words: string) =>
  (await mailbox(register, email)).map(({ subject }) => subject).filter((subject) => subject?.includes(words))

test('an implanter is told 30 and 7 days before their insurance ends', async () => {
  const { api, email } = await verifiedImplanter(register, {})
  // The clock stands on 27 March 2026.
  const insurance = { insurer: 'Veterinary Mutual', policyNumber: 'VM/7', until: '2026-04-27' }
  expect((await api.updatePractice({ insurance })).status).toBe(200)
  const sent: number[] = []
  for (let day = 0; day < 33; day += 1) {
    await watch()
    sent.push((await subjectsTo(email, 'insurance')).length)
    register.clock.turn({ days: 1 })
  }
  expect([sent[0], sent[1], sent[23], sent[24], sent[32]]).toEqual([0, 1, 1, 2, 2])
  expect((await subjectsTo(email, 'insurance'))[0]).toBe('Your insurance ends on 27 April 2026')
})

test('whoever holds chips is told 60 days before they are no longer sterile, of each batch once', async () => {
  const { id, email } = await verifiedImplanter(register, {})
  const { code } = await haveChips(register, { holder: id, expiresIn: 61 })
  await haveChips(register, { holder: id, expiresIn: 300 })
  await watch()
  expect(await subjectsTo(email, 'batch')).toEqual([])
  register.clock.turn({ days: 1 })
  await watch()
  register.clock.turn({ days: 1 })
  await watch()
  expect(await subjectsTo(email, 'batch')).toEqual([expect.stringContaining(`Use your 3 chips from batch ${code} by`)])
})
