import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { household, sharingHousehold } from '#src/testing/sharing.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees whom they asked by the address that they typed, and by name once they’ve said yes', async () => {
  const { keeper, partner, id, accept } = await household(register)
  expect((await keeper.api.getSharing()).data.mine).toMatchObject([{ id, email: partner.email, name: null }])
  await accept()
  expect((await keeper.api.getSharing()).data.mine).toMatchObject([{ id, name: partner.name }])
})

test('whoever is asked sees who asks, and then whose records they share', async () => {
  const { keeper, partner, id, accept } = await household(register)
  expect((await partner.api.getSharing()).data.withMe).toMatchObject([{ id, name: keeper.name, isAsked: true }])
  await accept()
  expect((await partner.api.getSharing()).data.withMe).toMatchObject([{ id, name: keeper.name, isAsked: false }])
})

test('whoever has only typed the address of an account in sees nothing', async () => {
  const unconfirmed = await join(register)
  const { keeper } = await household(register)
  await keeper.api.shareRecords({ email: unconfirmed.email })
  expect((await unconfirmed.api.getSharing()).data.withMe).toEqual([])
})

test('with a closed account nothing is shared', async () => {
  const { keeper, partner, petId } = await sharingHousehold(register)
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', keeper.id).execute()
  expect((await partner.api.getPetDetail({ petId })).status).toBe(404)
})
