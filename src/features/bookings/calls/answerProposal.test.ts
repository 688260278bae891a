import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, booked, insure, requested, statusOf, terms, visit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('once the other side agrees the visit is confirmed for the new time, and its calendar file counts the change', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const startsAt = at(register, 3, '13:00')
  await implanter.api.moveBooking({ bookingId, startsAt })
  expect(await implanter.api.answerProposal({ bookingId, agree: true })).toMatchObject({
    status: 409,
    code: 'ownProposal',
    clause: 'BOOK-5',
  })
  expect((await customer.api.answerProposal({ bookingId, agree: true })).data).toEqual({ status: 'confirmed', startsAt })
  const row = await register.db.selectFrom('booking').select(['sequence', 'proposedAt']).where('id', '=', bookingId).executeTakeFirst()
  expect(row).toEqual({ sequence: 1, proposedAt: null })
  const old = await confirmed(register)
  expect(await old.api.createImplanterBooking(visit(register, implanter.id))).toMatchObject({ status: 200 })
})

test('where the other side says no the time stays, confirmed or still to answer as it was', async () => {
  const asked = await requested(register)
  await asked.implanter.api.moveBooking({ bookingId: asked.bookingId, startsAt: at(register, 3, '13:00') })
  expect((await asked.customer.api.answerProposal({ bookingId: asked.bookingId, agree: false })).data.status).toBe('requested')
  const sure = await booked(register)
  await sure.implanter.api.moveBooking({ bookingId: sure.bookingId, startsAt: at(register, 3, '13:00') })
  expect((await sure.customer.api.answerProposal({ bookingId: sure.bookingId, agree: false })).data).toMatchObject({ status: 'confirmed' })
  const again = await confirmed(register)
  expect(await again.api.createImplanterBooking(visit(register, sure.implanter.id, { startsAt: at(register, 3, '13:00') }))).toMatchObject({
    status: 200,
  })
})

test('a stranger answers nothing, nothing is answered twice, and no time that is over is agreed to', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  await implanter.api.moveBooking({ bookingId, startsAt: at(register, 1, '10:00') })
  const stranger = await confirmed(register)
  expect(await stranger.api.answerProposal({ bookingId, agree: true })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  register.clock.turn({ days: 1, hours: 1 })
  expect(await customer.api.answerProposal({ bookingId, agree: true })).toMatchObject({ status: 409, code: 'tooLate' })
  await customer.api.answerProposal({ bookingId, agree: false })
  expect(await customer.api.answerProposal({ bookingId, agree: false })).toMatchObject({ status: 409, clause: 'BOOK-5' })
  expect(await statusOf(register, bookingId)).toBe('confirmed')
})

test('the time stays also where the implanter wishes for longer pauses since, and has another visit beside it', async () => {
  const { implanter, customer, bookingId } = await booked(register, {}, { terms: { bufferMinutes: 0 } })
  const beside = await confirmed(register)
  const later = await beside.api.createImplanterBooking(visit(register, implanter.id, { startsAt: at(register, 3, '10:30') }))
  expect(later.status).toBe(200)
  await customer.api.moveBooking({ bookingId, startsAt: at(register, 3, '15:00') })
  await implanter.api.moveBooking({ bookingId, startsAt: at(register, 4, '15:00') })
  await implanter.api.updateBookingTerms(terms({ bufferMinutes: 240 }))
  expect(await customer.api.answerProposal({ bookingId, agree: false })).toMatchObject({ status: 200, data: { status: 'confirmed' } })
})

test('no new time is confirmed while the implanter isn’t verified and insured, or a bank holds the deposit', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const startsAt = at(register, 4, '11:00')
  await implanter.api.moveBooking({ bookingId, startsAt })
  const hold = (suspendedAt: Date | null) => register.db.updateTable('booking').set({ suspendedAt }).where('id', '=', bookingId).execute()
  const agree = () => customer.api.answerProposal({ bookingId, agree: true })

  await insure(register, implanter.id, -1)
  expect(await agree()).toMatchObject({ status: 403, code: 'notBookable', clause: 'BOOK-13' })
  await insure(register, implanter.id)
  await hold(register.clock.now())
  expect(await agree()).toMatchObject({ status: 409, code: 'bankHolds', clause: 'PAY-7' })
  await hold(null)
  expect((await agree()).data).toEqual({ status: 'confirmed', startsAt })
})
