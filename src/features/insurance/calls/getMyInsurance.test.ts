import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoted } from '#src/testing/insurance.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const idsOf = ({ data }: { data: { items: { id: string }[] } }) => data.items.map(({ id }) => id)

test('a keeper’s quotes are in their account, newest first, page by page', async () => {
  const { api } = await confirmed(register)
  const made: string[] = []
  for (const _ of [1, 2, 3]) {
    made.push((await quoted(register, api)).quoteId)
    register.clock.turn({ minutes: 1 })
  }
  expect(idsOf(await api.getMyInsurance({}))).toEqual(made.toReversed())
  const second = await api.getMyInsurance({ sort: 'createdAt', page: 2, pageSize: 2 })
  expect(second.data).toMatchObject({ total: 3, page: 2, items: [{ id: made[2] }] })
  expect(idsOf(await api.getMyInsurance({ sort: 'expiresAt', pageSize: 1 }))).toEqual([made[0]])
  await api.withdrawInsuranceQuote({ quoteId: made[0] })
  expect(idsOf(await api.getMyInsurance({}))).toEqual([made[2], made[1]])
  expect(idsOf(await (await confirmed(register)).api.getMyInsurance({}))).toEqual([])
})

test('a quote whose link went to an address is found by the account that has confirmed it, and by no other', async () => {
  const asked = await quoted(register, register.stranger)
  const keeper = await join(register)
  await register.stranger.saveInsuranceQuote({ ...asked, email: keeper.email })
  expect(idsOf(await keeper.api.getMyInsurance({}))).toEqual([])
  expect(await keeper.api.getInsuranceQuote({ quoteId: asked.quoteId })).toMatchObject({ status: 404 })
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', keeper.id).execute()
  expect(idsOf(await keeper.api.getMyInsurance({}))).toEqual([asked.quoteId])
  expect(await keeper.api.getInsuranceQuote({ quoteId: asked.quoteId })).toMatchObject({ status: 200, data: { savedIn: 'email' } })
})
