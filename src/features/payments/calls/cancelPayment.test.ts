import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { join, joinReachable } from '#src/testing/newcomer.ts'
import { CARD, paid, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const paymentOf = (id: string) => register.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('credits that weren’t used go back whole, once, also for two clicks at once', async () => {
  const { api, paymentId } = await paid(register, 'single', 2)
  const replies = await Promise.all([1, 2].map(() => api.cancelPayment({ paymentId })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 200)?.data.amount.pence).toBe(3000)
  await register.drain()
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', refundedPence: 3000 })
  expect((await api.getCredits({})).data.left).toBe(0)
})

test('of two credits, one of which has paid for a pet, the other goes back; then all is used: usedUp', async () => {
  const { api, paymentId } = await paid(register, 'single', 2)
  const { data } = await api.addPet(animal())
  register.clock.turn({ minutes: 1 })
  await api.useCredit({ petId: data.petId })
  expect((await api.cancelPayment({ paymentId })).data.amount.pence).toBe(1500)
  await register.drain()
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'usedUp', clause: 'PAY-10' })
  expect((await api.getPetDetail({ petId: data.petId })).data.status).toBe('active')
})

test('until the 14th day after it ends in London they can cancel, and then it’s too late: cancelTooLate', async () => {
  const [one, other] = [await paid(register), await paid(register)]
  register.clock.turn({ days: 14, hours: 13, minutes: 28 })
  // Summer time has begun since: in London it’s 23:59.
  expect(register.clock.now().toISOString()).toBe('2026-04-10T22:59:00.000Z')
  expect((await one.api.cancelPayment({ paymentId: one.paymentId })).status).toBe(200)
  register.clock.turn({ minutes: 1 })
  expect(await other.api.cancelPayment({ paymentId: other.paymentId })).toMatchObject({ status: 409, code: 'cancelTooLate' })
})

/** Somebody with a dog, who has paid for it by card. */
async function paidForDog(startNow?: boolean) {
  const keeper = await joinReachable(register)
  const { petId, payment } = (await keeper.api.addPet(animal())).data
  const { data: form } = await keeper.api.createPaymentIntent({ for: 'plan', id: payment?.purchaseId ?? '', startNow })
  expect(form.startsAtOnce).toBe(true)
  await payWith(register, form)
  await keeper.api.paymentTransactionRequest({ paymentId: form.paymentId })
  expect((await keeper.api.getPetDetail({ petId })).data.status).toBe('active')
  await register.drain()
  return { ...keeper, petId, paymentId: form.paymentId }
}

test('who asked us to start at once can’t cancel what is used, as their receipt says: usedUp', async () => {
  const { api, email, paymentId } = await paidForDog(true)
  expect((await paymentOf(paymentId)).startAskedAt).not.toBeNull()
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'usedUp', clause: 'PAY-10' })
  const letter = (await register.outbox()).find(({ recipient, subject }) => recipient === email && subject?.startsWith('You paid'))
  expect(letter?.text).toContain('You can cancel until the end of')
  expect(letter?.text).toContain('You asked us to start straight away')
})

test('who didn’t ask gets all of it back, and owes for the pet again', async () => {
  const { api, email, petId, paymentId } = await paidForDog()
  const letter = (await register.outbox()).find(({ recipient, subject }) => recipient === email && subject?.startsWith('You paid'))
  expect(letter?.text).not.toContain('You asked us')
  expect((await api.cancelPayment({ paymentId })).data.amount.pence).toBe(1500)
  await register.drain()
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', refundedPence: 1500 })
  const { left, owed } = (await api.getCredits({})).data
  expect([left, owed?.owing]).toEqual([0, 1])
  expect((await api.getPetDetail({ petId })).data).toMatchObject({ status: 'active', chainHolds: true })
})

test('a household plan whose start nobody asked for goes back whole, and what was taken off it doesn’t', async () => {
  const { api, paymentId } = await paidForDog()
  const { petId } = (await api.addPet(animal())).data
  const { purchaseId } = (await api.buyPlan({ plan: 'household', petId })).data
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id: purchaseId })
  expect(form.amount.pence).toBe(1400)
  await payWith(register, form)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'usedUp' })
  expect((await api.cancelPayment({ paymentId: form.paymentId })).data.amount.pence).toBe(1400)
})

test('what isn’t paid, and what others paid, isn’t cancelled: cannotCancel, noSuchPayment', async () => {
  const { api, paymentId } = await paid(register)
  await api.cancelPayment({ paymentId })
  await register.drain()
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'cannotCancel' })
  const other = await join(register)
  for (const id of [paymentId, newId()])
    expect(await other.api.cancelPayment({ paymentId: id })).toMatchObject({ status: 404, code: 'noSuchPayment' })
})

test('while the bank holds the money nothing goes back: bankHolds', async () => {
  const { api, paymentId } = await paid(register, 'single', 1, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await register.runJob('watchDisputes', {})
  await register.drain()
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'bankHolds', clause: 'PAY-7' })
})
