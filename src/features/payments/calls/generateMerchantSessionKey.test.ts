import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { join } from '#src/testing/newcomer.ts'
import { bought, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function buyer() {
  const { api } = await join(register)
  return { api, id: await bought(api) }
}

test('the key pays this payment and no other, and says until when', async () => {
  const [mine, other] = [await buyer(), await buyer()]
  const { data } = await mine.api.generateMerchantSessionKey({ for: 'plan', id: mine.id })
  const theirs = await other.api.generateMerchantSessionKey({ for: 'plan', id: other.id })
  expect(data.expiresAt).toBe('2026-04-10T09:30:00.000Z')
  expect(data.sessionKey).not.toBe(theirs.data.sessionKey)
  const crossed = {
    ...theirs.data,
    clientSecret: `${theirs.data.clientSecret.split('_secret_')[0]}_secret_${data.sessionKey.split('_secret_')[1]}`,
  }
  expect((await payWith(register, crossed)).status).toBe(401)
  expect((await payWith(register, { ...data, clientSecret: data.sessionKey })).status).toBe(200)
  expect(await mine.api.generateMerchantSessionKey({ for: 'plan', id: mine.id })).toMatchObject({ status: 409, code: 'paidAlready' })
})

test('what is not theirs is nothingToPay, what was cancelled tooLate, and without a provider it is noProvider', async () => {
  const { api, id } = await buyer()
  const { api: other } = await join(register)
  expect(await other.generateMerchantSessionKey({ for: 'plan', id })).toMatchObject({ status: 404, code: 'nothingToPay' })
  vi.spyOn(register.services.cards.main, 'intend').mockRejectedValueOnce(new CardsAway('500'))
  expect(await api.generateMerchantSessionKey({ for: 'plan', id })).toMatchObject({ status: 503, code: 'noProvider' })
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await api.generateMerchantSessionKey({ for: 'plan', id })).toMatchObject({ status: 409, code: 'tooLate' })
})
