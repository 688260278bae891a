import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter } from '#src/testing/bookings.ts'
import { verifiedImplanter, vetPractice } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { tradingNames } from './queries.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const nameOf = async (id: string) => (await tradingNames(register.db, [id])).get(id) ?? null

test('an implanter who can be booked has the name they publish, and no name once they can’t be', async () => {
  const { id } = await bookableImplanter(register, { terms: { publicName: 'Quayside Chipping' } })
  expect(await nameOf(id)).toBe('Quayside Chipping')
  await register.db.updateTable('bookingTerms').set({ listed: false }).where('accountId', '=', id).execute()
  expect(await nameOf(id)).toBeNull()
})

test('an organisation has the name that Staff have checked, and none before', async () => {
  const checked = await vetPractice(register, {})
  const applied = await vetPractice(register, { standing: 'applied' })
  expect(await nameOf(checked.id)).toBe('Ludlow Vets')
  expect(await nameOf(applied.id)).toBeNull()
})

test('an implanter who publishes nothing has no name: their own is theirs', async () => {
  const { id } = await verifiedImplanter(register, {})
  expect(await nameOf(id)).toBeNull()
  expect(await tradingNames(register.db, [])).toEqual(new Map())
})
