import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, bookedWithDeposit, requested, visitBegins } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('each side sees the visit with what they can do; nobody else sees it', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  const theirs = (await customer.api.getBooking({ bookingId })).data
  expect(theirs).toMatchObject({ side: 'customer', paid: { pence: 1000 }, goesBack: { pence: 1000 }, can: { move: true, cancel: true } })
  expect(theirs.can.answer).not.toBe(true)
  const his = (await implanter.api.getBooking({ bookingId })).data
  expect(his).toMatchObject({ side: 'implanter', can: { propose: true, cancel: true, close: { clause: 'BOOK-8' } } })
  expect(his.can.missed).not.toBe(true)
  expect(await (await confirmed(register)).api.getBooking({ bookingId })).toMatchObject({ status: 404, code: 'noSuchBooking' })
})

test('the two sides of a confirmed visit write to each other, the implanter under the name of their practice', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  expect((await customer.api.getBooking({ bookingId })).data.partnerId).toBeNull()
  expect(await implanter.api.startConversation({ accountId: customer.id, text: 'Hello' })).toMatchObject({ code: 'noSuchPartner' })
  await implanter.api.answerBooking({ bookingId, answer: 'confirm' })
  expect((await customer.api.getBooking({ bookingId })).data.partnerId).toBe(implanter.id)
  expect((await implanter.api.getBooking({ bookingId })).data.partnerId).toBe(customer.id)
  expect((await customer.api.chatPartners({})).data.items).toEqual([{ accountId: implanter.id, name: 'Dilys Chips', role: 'implanter' }])
  expect((await implanter.api.chatPartners({})).data.items).toEqual([{ accountId: customer.id, name: 'Carys', role: 'customer' }])

  const begun = (await implanter.api.startConversation({ accountId: customer.id, text: 'Is there parking?' })).data
  const answered = (await customer.api.startConversation({ accountId: implanter.id, text: 'Behind the house' })).data
  expect(answered.threadId).toBe(begun.threadId)
  const seen = (await customer.api.conversation({ threadId: begun.threadId })).data
  expect(seen).toMatchObject({ side: 'guest', other: { name: 'Dilys Chips', role: 'implanter' } })
  expect(seen.messages.map(({ side }) => side)).toEqual(['host', 'guest'])
  expect((await customer.api.conversations({})).data.items).toMatchObject([{ other: { name: 'Dilys Chips' } }])
  expect((await implanter.api.conversations({})).data.items).toMatchObject([{ other: { name: 'Carys', role: 'customer' } }])
})

test('from the visit on, and for a month, the implanter knows in whose name the chip is registered', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const keeperNow = async (api = implanter.api) => (await api.getBooking({ bookingId })).data.keeper
  expect(await keeperNow()).toBeNull()
  expect((await customer.api.getBooking({ bookingId })).data.toCome).toBe(true)
  await visitBegins(register, bookingId)
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  expect((await customer.api.getBooking({ bookingId })).data.toCome).toBe(false)
  expect(await keeperNow()).toMatchObject({ email: customer.email })
  expect(await keeperNow(customer.api)).toBeNull()
  register.clock.turn({ days: 31 })
  const again = await register.stranger.login({ email: implanter.email, password: NEWCOMERS_PASSWORD })
  expect(await keeperNow(register.withToken(again.data.token))).toBeNull()
})
