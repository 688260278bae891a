import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { bought, payWith } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, newImplanter, paidByCard } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await batchOf(register, 100)
})
afterAll(() => register.close())

/** An implanter who has bought two registrations and given one of them with an animal. */
async function twoBought() {
  const { api } = await newImplanter(register)
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id: await bought(api, 'single', 2) })
  await payWith(register, form)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return { api, paymentId: form.paymentId, requestId: await giveOne(api) }
}

async function giveOne(api: Client): Promise<string> {
  const { data } = await api.registerChip(chipped(freshChip(), { withCredit: true }))
  return data.requestId
}

const giveBack = (paymentId: string, pence?: number) =>
  asProvider(register, (tools) => refundPayment(tools, paymentId, { pence }, 'As agreed'))
const left = async (api: Client) => (await api.getCredits()).data.left

describe('a registration that comes back because nobody has the animal', () => {
  test('is usable again', async () => {
    const { api, requestId } = await twoBought()
    expect(await left(api)).toBe(1)
    await api.withdrawPetRequest({ requestId })
    expect(await left(api)).toBe(2)
  })

  test.each(['before the refund is made', 'after it'])('is not where all that was paid for it has gone back, %s', async (when) => {
    const { api, requestId, paymentId } = await twoBought()
    await giveBack(paymentId, 3000)
    if (when === 'after it') await register.drain()
    expect((await api.withdrawPetRequest({ requestId })).status).toBe(200)
    expect(await left(api)).toBe(0)
  })

  test('is not where it came with chips whose money has gone back', async () => {
    const { api, paymentId } = await paidByCard(register)
    const requestId = await giveOne(api)
    const { pence } = await register.db.selectFrom('payment').select('pence').where('id', '=', paymentId).executeTakeFirstOrThrow()
    await giveBack(paymentId, pence)
    await api.withdrawPetRequest({ requestId })
    expect(await left(api)).toBe(0)
  })

  test('is not where the bank has taken back what was paid for it', async () => {
    const { api, requestId, paymentId } = await twoBought()
    const { intentId: id, pence } = await register.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const intent = { id, status: 'succeeded', reference: paymentId, pence, declined: null }
    const said = { id: 'dp_reversed', intentId: id, pence, reason: 'fraudulent', answerBy: null }
    for (const status of ['open', 'lost']) await register.runJob('reconcileChargeback', { paymentId, intent, said: { ...said, status } })
    await api.withdrawPetRequest({ requestId })
    expect(await left(api)).toBe(0)
  })

  test('is usable where only the unused ones were paid back: this one is paid for', async () => {
    const { api, requestId, paymentId } = await twoBought()
    expect(await giveBack(paymentId)).toMatchObject({ pence: 1500 })
    await api.withdrawPetRequest({ requestId })
    expect(await left(api)).toBe(1)
  })

  test('is not where it comes back while the money goes back', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { api, requestId, paymentId } = await twoBought()
      await Promise.all([giveBack(paymentId, 3000), api.withdrawPetRequest({ requestId })])
      expect(await left(api)).toBe(0)
    }
  })
})
