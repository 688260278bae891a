import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPets } from '#features/pets/seed.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'
import { CODES, seedPlans } from './seed.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await register.db.transaction().execute(async (db) => {
    await seedPets(db, START, register.people)
    await seedPlans({ db, now: START })
  })
})
afterAll(() => register.close())

test('the demo pet that waits for its payment can be paid for', async () => {
  const anna = await register.as('anna')
  const { items } = (await anna.getTasks()).data
  expect(items).toContainEqual(expect.objectContaining({ kind: 'payment', title: 'Pay for Olive’s registration' }))
})

test('the demo cards carry codes that nobody has used', async () => {
  const codes = await register.db.selectFrom('registrationCode').selectAll().execute()
  expect(codes).toHaveLength(CODES.length)
  expect(codes.every(({ code, usedAt }) => code.length === 12 && usedAt === null)).toBe(true)
})
