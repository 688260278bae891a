import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { deliverAll, payOnPage, payWith } from '#src/testing/paying.ts'
import { grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Somebody new with a dog that is to be paid for. */
async function keeper() {
  const person = await join(register)
  const { data } = await person.api.addPet(animal())
  return { ...person, petId: data.petId, purchaseId: data.payment?.purchaseId ?? '' }
}

test('paid with the form or on the provider’s page, the animal is paid for', async () => {
  const [one, other] = [await keeper(), await keeper()]
  const form = (await one.api.stripePlanPayment({ purchaseId: one.purchaseId })).data.form
  if (!form) throw new Error('There is no form')
  expect(form).toMatchObject({ amount: { pence: 1500 }, vat: { pence: 250 } })
  await payWith(register, form)
  await one.api.paymentTransactionRequest({ paymentId: form.paymentId })
  expect((await one.api.getPetDetail({ petId: one.petId })).data.status).toBe('active')

  const { url } = (await other.api.stripePlanPayment({ purchaseId: other.purchaseId, way: 'page' })).data
  await payOnPage(register, url ?? '')
  await deliverAll(register)
  expect((await other.api.getPetDetail({ petId: other.petId })).data.status).toBe('active')
})

test('while the provider is away: noProvider', async () => {
  const { api, purchaseId } = await keeper()
  const host = vi.spyOn(register.services.cards.main, 'host').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.stripePlanPayment({ purchaseId, way: 'page' })).toMatchObject({ status: 503, code: 'noProvider' })
  host.mockRestore()
})

test('the purchase of somebody else is as absent as none: nothingToPay', async () => {
  const { purchaseId } = await keeper()
  const { api } = await keeper()
  for (const id of [purchaseId, newId()])
    expect(await api.stripePlanPayment({ purchaseId: id })).toMatchObject({ status: 404, code: 'nothingToPay' })
})

test('what is paid is not paid again: paidAlready', async () => {
  const { api, purchaseId } = await keeper()
  await grant(register, purchaseId)
  expect(await api.stripePlanPayment({ purchaseId })).toMatchObject({ status: 409, code: 'paidAlready' })
})

test('what another plan took the place of is paid no more: tooLate', async () => {
  const { api, petId, purchaseId } = await keeper()
  await api.buyPlan({ plan: 'household', petId })
  expect(await api.stripePlanPayment({ purchaseId })).toMatchObject({ status: 409, code: 'tooLate' })
})
