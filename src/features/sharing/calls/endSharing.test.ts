import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { household, sharingHousehold } from '#src/testing/sharing.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the keeper ends it: nothing is seen any more, and the other is told', async () => {
  const { keeper, partner, id, petId } = await sharingHousehold(register)
  expect((await keeper.api.endSharing({ id })).status).toBe(200)
  expect((await partner.api.getPetDetail({ petId })).status).toBe(404)
  expect((await partner.api.getSharedPets()).data.total).toBe(0)
  expect((await newestTo(register, partner.email)).subject).toBe(`You and ${keeper.name} no longer share pets’ records`)
  expect((await keeper.api.shareRecords({ email: partner.email })).status).toBe(200)
})

test('so does the one with whom it is shared', async () => {
  const { keeper, partner, id } = await sharingHousehold(register)
  expect((await partner.api.endSharing({ id })).status).toBe(200)
  expect((await keeper.api.getSharing()).data.mine).toEqual([])
  expect((await newestTo(register, keeper.email)).subject).toBe(`You and ${partner.name} no longer share pets’ records`)
})

test('what was only asked is withdrawn', async () => {
  const { keeper, partner, id, accept } = await household(register)
  await keeper.api.endSharing({ id })
  expect((await partner.api.getSharing()).data.withMe).toEqual([])
  expect((await accept()).status).toBe(404)
})

test('nobody else ends it', async () => {
  const { id } = await sharingHousehold(register)
  const other = await joinReachable(register)
  expect(await other.api.endSharing({ id })).toMatchObject({ status: 404, code: 'noSuchSharing' })
})
