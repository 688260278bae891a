import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const spring = { from: '2026-04-01', to: '2026-05-03', note: 'Back in May' }

test('a professional says when they’re away, changes it and takes it back', async () => {
  const bryony = await register.as('bryony')
  expect((await bryony.timeAway()).data.away).toBeNull()
  expect((await bryony.saveTimeAway({ ...spring, standInName: 'Sam', standInPhone: '01295 123456' })).status).toBe(200)
  expect((await bryony.timeAway()).data.away).toEqual({ ...spring, standInName: 'Sam', standInPhone: '+441295123456' })
  await bryony.saveTimeAway({ ...spring, to: '2026-05-10' })
  expect((await bryony.timeAway()).data.away).toMatchObject({ to: '2026-05-10', standInName: '' })
  expect((await bryony.endTimeAway()).status).toBe(200)
  expect((await bryony.timeAway()).data.away).toBeNull()
})

test.each([
  ['endsBefore', { from: '2026-07-02', to: '2026-07-01' }, 'to'],
  ['isOver', { from: '2026-01-01', to: '2026-01-10' }, 'to'],
  ['tooLong', { from: '2026-07-01', to: '2028-07-01' }, 'to'],
  ['nameNeeded', { from: '2026-07-01', to: '2026-07-10', standInPhone: '01295 123456' }, 'standInName'],
])('what makes no sense is refused: %s', async (code, asked, field) => {
  const bryony = await register.as('bryony')
  expect(await bryony.saveTimeAway(asked)).toMatchObject({ status: 400, code, fields: { [field]: expect.any(String) } })
})

test('people are told from the first day to the last, and not before or after', async () => {
  const bryony = await register.as('bryony')
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  await bryony.saveTimeAway(spring)
  const told = async () => (await register.stranger.searchBreeders({})).data.items[0]?.away ?? null
  expect(await told()).toBeNull()
  register.clock.turn({ days: 10 })
  expect(await told()).toMatchObject({ until: '2026-05-03', note: 'Back in May' })
  register.clock.turn({ days: 40 })
  expect(await told()).toBeNull()
})
