import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the evidence is counted from the live register, at most every ten seconds', async () => {
  const evidence = async () => (await register.stranger.complianceEvidence({})).data
  expect(await evidence()).toMatchObject({
    animals: 0,
    keepers: 0,
    backups: { lastAt: null, inThirtyDays: 0, offSite: false },
    history: { checkedAt: null },
    redirected: 0,
    disclosures: 0,
  })
  await havePet(register, { chip: '985121004515220' })
  await havePet(register, { chip: '985121004515222', status: 'deceased' })
  const now = register.clock.now()
  await register.db.insertInto('backup').values({ name: 'b', takenAt: now, bytes: 1 }).execute()
  await register.db.insertInto('historyCheck').values({ at: now, chains: 1, events: 7, differences: 0 }).execute()
  await register.db.insertInto('redirect').values({ registerCode: 'petlog', day: '2026-03-20', count: 3 }).execute()
  await register.db.insertInto('registerHealth').values({ registerCode: 'petlog', day: '2026-03-27', asked: 4, answered: 3 }).execute()
  expect(await evidence()).toMatchObject({ animals: 0 })
  register.clock.turn({ seconds: 10 })
  expect(await evidence()).toMatchObject({
    animals: 1,
    keepers: 1,
    backups: { lastAt: now.toISOString(), inThirtyDays: 1 },
    history: { events: 7, differences: 0, checkedAt: now.toISOString() },
    redirected: 3,
    registers: { asked: 4, answered: 3 },
  })
})

test('backups that go to a file store are elsewhere', async () => {
  const stored = await testRegister({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' })
  expect((await stored.stranger.complianceEvidence({})).data.backups.offSite).toBe(true)
  await stored.close()
})
