import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a breeder is told 84, 30 and 7 days before their licence ends, and on its last day', async () => {
  const bryony = await register.as('bryony')
  // The clock stands on 27 March 2026.
  const licence = { licenceNumber: 'NYC/7', issuingAuthority: 'North Yorkshire Council', licenceEndsOn: '2026-06-19' }
  expect((await bryony.sendEvidence({ profileType: 'Breeder', licence })).status).toBe(200)
  const told = async () => {
    await register.runJob('watchLicences', {})
    await register.drain()
    return (await mailbox(register, PEOPLE.bryony.email)).map(({ subject }) => subject).filter((subject) => subject?.includes('licence'))
  }
  const ending = 'Your breeding licence ends on 19 June 2026'
  expect(await told()).toEqual([ending])
  const { text } = await newestTo(register, PEOPLE.bryony.email)
  expect(text).toContain('Councils want at least 10 weeks')
  register.clock.turn({ days: 1 })
  expect(await told()).toEqual([ending])
  register.clock.turn({ days: 53 })
  expect(await told()).toEqual([ending, ending])
  register.clock.turn({ days: 23 })
  expect(await told()).toEqual([ending, ending, ending])
  register.clock.turn({ days: 7 })
  expect(await told()).toEqual([ending, ending, ending, 'Your breeding licence ends today'])
})
