import { afterEach, beforeEach, expect, test } from 'vitest'
import { reachableKeeper } from '#src/testing/details.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

async function after(days: number) {
  register.clock.turn({ days })
  await register.runJob('watchDetails', {})
}

const asked = async ({ email }: { email: string }) =>
  (await mailbox(register, email)).filter(({ subject }) => subject === 'Are your details still right?').length

test('a keeper who says nothing for a year is reminded three times, two weeks apart, and professionals are told meanwhile', async () => {
  const keeper = await reachableKeeper(register)
  await after(364)
  expect(await asked(keeper)).toBe(0)
  await after(1)
  expect(await asked(keeper)).toBe(1)
  await after(13)
  expect(await asked(keeper)).toBe(1)
  await after(1)
  await after(14)
  await after(14)
  expect(await asked(keeper)).toBe(3)
  const api = await keeper.signIn()
  expect((await api.getContactChecks({})).data.items).toMatchObject([{ why: 'year' }])
  const rescue = await verifiedRescue(register)
  const seen = async () => (await rescue.api.professionalChipInfo({ chipNumber: keeper.chipNumber, reason: 'found' })).data
  expect(await seen()).toMatchObject({ result: 'registeredHere', record: { keeper: { unverifiedSince: expect.any(String) } } })

  await api.updateUser({ detailsAreRight: true })
  expect((await api.getContactChecks({})).data.items).toEqual([])
  expect((await seen()).record?.keeper?.unverifiedSince).toBeNull()
  await after(1)
  const checks = await register.db.selectFrom('contactCheck').select('status').where('accountId', '=', keeper.id).execute()
  expect(checks).toEqual([{ status: 'verified' }])
  await after(300)
  expect(await asked(keeper)).toBe(3)
  await after(70)
  expect(await asked(keeper)).toBe(4)
})

test('nobody is asked who keeps no animal', async () => {
  const nobody = await joinReachable(register)
  await after(400)
  expect(await asked(nobody)).toBe(0)
})
