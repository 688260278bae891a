import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { CARD, paid } from '#src/testing/paying.ts'
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
  await api.useCredit({ petId: data.petId })
  expect((await api.cancelPayment({ paymentId })).data.amount.pence).toBe(1500)
  await register.drain()
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'usedUp', clause: 'PAY-9' })
  expect((await api.getPetDetail({ petId: data.petId })).data.status).toBe('active')
})

test('after 14 days it’s too late: cancelTooLate', async () => {
  const { api, paymentId } = await paid(register)
  register.clock.turn({ days: 14, minutes: 1 })
  expect(await api.cancelPayment({ paymentId })).toMatchObject({ status: 409, code: 'cancelTooLate' })
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
