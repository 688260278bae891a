import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, bookedWithDeposit } from '#src/testing/bookings.ts'
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
  expect(his).toMatchObject({ side: 'implanter', can: { propose: true, cancel: true, close: true } })
  expect(his.can.missed).not.toBe(true)
  expect(await (await confirmed(register)).api.getBooking({ bookingId })).toMatchObject({ status: 404, code: 'noSuchBooking' })
})

test('a customer can write to an implanter who has said yes', async () => {
  const { implanter, customer } = await booked(register)
  const { threadId } = (await customer.api.startConversation({ accountId: implanter.id, text: 'Is there parking?' })).data
  expect(threadId).toBeTruthy()
})
