import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { asked } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { acceptClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang us, and knew the chip number, the name and the address.'

test('a keeper who rings agrees, and whoever asked is the keeper then', async () => {
  const { requestId, petId } = await asked(register, { pet: { name: 'Clover' } })
  expect(await run(acceptClaim, { requestId, reason })).toMatchObject({
    petName: 'Clover',
    status: 'completed',
    keeper: expect.stringMatching(/^Tamsin Reid/),
  })
  const { keeperId } = await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()
  expect(keeperId).toBe(register.people.tamsin)
})

test('no one agrees about an animal that has died, nor to a request that isn’t there: notNow, noSuchRequest', async () => {
  const { requestId, petId } = await asked(register)
  await register.db.updateTable('pet').set({ status: 'deceased' }).where('id', '=', petId).execute()
  await expect(run(acceptClaim, { requestId, reason })).rejects.toMatchObject({ status: 409, code: 'notNow' })
  await expect(run(acceptClaim, { requestId: newId(), reason })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})
