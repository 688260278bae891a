import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, bookedWithDeposit, statusOf } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function reported() {
  const made = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  await made.customer.api.reportAbsence({ bookingId: made.bookingId, words: 'No one came' })
  return made
}

test('an implanter who agrees that they didn’t come gives all of the deposit back', async () => {
  const { implanter, customer, bookingId } = await reported()
  expect((await implanter.api.answerAbsence({ bookingId, answer: 'agree' })).data).toMatchObject({
    status: 'implanterNoShow',
    refunded: { pence: 1000 },
  })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips didn’t come: what you get back')
  expect(await implanter.api.answerAbsence({ bookingId, answer: 'agree' })).toMatchObject({ status: 409, clause: 'BOOK-16' })
})

test('an implanter who contests it says what happened; the deposit waits for Staff', async () => {
  const { implanter, customer, bookingId } = await reported()
  expect(await implanter.api.answerAbsence({ bookingId, answer: 'contest' })).toMatchObject({ status: 400, code: 'wordsNeeded' })
  const words = 'I rang the bell at ten'
  expect((await implanter.api.answerAbsence({ bookingId, answer: 'contest', words })).data).toMatchObject({
    status: 'disputed',
    refunded: { pence: 0 },
  })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips says they did come')
  expect((await customer.api.getBooking({ bookingId })).data.absence).toMatchObject({ words: 'No one came', answer: words })
})

test('only the implanter of a visit answers', async () => {
  const { customer, bookingId } = await reported()
  const other = await bookableImplanter(register)
  expect(await other.api.answerAbsence({ bookingId, answer: 'agree' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await customer.api.answerAbsence({ bookingId, answer: 'agree' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await statusOf(register, bookingId)).toBe('absenceReported')
})
