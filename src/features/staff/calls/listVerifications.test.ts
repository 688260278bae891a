import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisation } from '#src/testing/applicants.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listVerifications, refuseProfessional, verifyProfessional } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows who has applied with what they say and sent, the longest wait first, until they are verified', async () => {
  const first = await organisation(register, 'Mill Lane Rescue')
  register.clock.turn({ hours: 1 })
  const second = await organisation(register, 'Brook End Rescue')
  const contacts = register.db.updateTable('account').set({ emailVerifiedAt: null, mobileVerifiedAt: null })
  await contacts.where('id', '=', first.id).execute()
  const { items } = await run(listVerifications, {})
  expect(items).toMatchObject([
    {
      email: first.email,
      profileType: 'Welfare',
      name: 'Nia Powell',
      evidence: ['no evidence sent'],
      details: { organisation: 'Mill Lane Rescue' },
      phone: expect.stringMatching(/^07/),
      unconfirmed: ['e-mail address', 'mobile number'],
      next: [
        expect.stringContaining(`verify-professional ${first.email} Welfare --reason`),
        expect.stringContaining('refuse-professional'),
      ],
    },
    { email: second.email },
  ])
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', first.id).execute()
  await run(verifyProfessional, { email: first.email, profileType: 'Welfare', reason: 'Rang them.' })
  expect((await run(listVerifications, {})).items.map(({ email }) => email)).toEqual([second.email])
})

test('shows who asks for another year until it is refused: then the year is over', async () => {
  const { email, password, id } = await organisation(register, 'Lock Rescue')
  await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })
  register.clock.turn({ days: 350 })
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
  await register.withToken(data.token).sendEvidence({ profileType: 'Welfare', nothingChanged: true })
  const listed = async () => (await run(listVerifications, {})).items.find((one) => one.email === email)
  expect(await listed()).toMatchObject({ verifiedUntil: '2027-03-27' })
  await run(refuseProfessional, { email, profileType: 'Welfare', reason: 'It was dissolved.' })
  expect(await listed()).toBeUndefined()
  const profile = await register.db.selectFrom('profile').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow()
  expect(profile).toMatchObject({ status: 'refused', verifiedUntil: null, renewalAt: null })
})
