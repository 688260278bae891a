import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, booked, insure, requested, statusOf, visit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a customer moves a confirmed visit to another free time; the old one is free again', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const [old, later] = [at(register, 3, '10:00'), at(register, 4, '11:00')]
  expect((await customer.api.moveBooking({ bookingId, startsAt: later })).data).toEqual({ status: 'confirmed', startsAt: later })
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('Carys Customer has moved their visit')
  const another = await confirmed(register)
  expect(await another.api.createImplanterBooking(visit(register, implanter.id, { startsAt: later }))).toMatchObject({ code: 'slotTaken' })
  expect(await another.api.createImplanterBooking(visit(register, implanter.id, { startsAt: old }))).toMatchObject({ status: 200 })
})

test('less than a day before it a customer can only propose, and both times are kept free', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const [old, other] = [at(register, 3, '10:00'), at(register, 5, '11:00')]
  register.clock.turn({ days: 2, hours: 2 })
  expect((await customer.api.moveBooking({ bookingId, startsAt: other })).data).toEqual({ status: 'rescheduled', startsAt: old })
  const another = await confirmed(register)
  for (const startsAt of [old, other])
    expect(await another.api.createImplanterBooking(visit(register, implanter.id, { startsAt }))).toMatchObject({ code: 'slotTaken' })
  const seen = (await implanter.api.getBooking({ bookingId })).data
  expect(seen).toMatchObject({ proposal: { startsAt: other, by: 'customer' }, can: { answerProposal: true } })
})

test('an implanter proposes any time at which they have nothing else, also outside their hours', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const evening = at(register, 3, '20:00')
  expect((await implanter.api.moveBooking({ bookingId, startsAt: evening })).data.status).toBe('rescheduled')
  expect(await implanter.api.moveBooking({ bookingId, startsAt: at(register, 3, '21:00') })).toMatchObject({
    status: 409,
    clause: 'BOOK-5',
  })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips would like another time')
})

test('a time that is not free, not there or not another one is refused, and another’s visit is not found', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const stranger = await confirmed(register)
  await stranger.api.createImplanterBooking(visit(register, implanter.id, { startsAt: at(register, 4, '10:00') }))
  const move = async (startsAt: string) => (await customer.api.moveBooking({ bookingId, startsAt })).code
  expect(await move(at(register, 3, '10:00'))).toBe('sameTime')
  expect(await move(at(register, 4, '10:00'))).toBe('slotTaken')
  expect(await move(at(register, 3, '20:00'))).toBe('closed')
  expect(await move(at(register, 0, '10:00'))).toBe('tooSoon')
  expect(await move(at(register, 90, '10:00'))).toBe('tooFarAhead')
  expect(await stranger.api.moveBooking({ bookingId, startsAt: at(register, 5, '10:00') })).toMatchObject({
    status: 404,
    code: 'noSuchBooking',
  })
  register.clock.turn({ days: 4 })
  expect(await move(at(register, 5, '10:00'))).toBe('tooLate')
})

test('a visit of an implanter who has gone can’t be moved', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  await register.asOwner(`delete from booking_terms where account_id = '${implanter.id}'`)
  expect(await customer.api.moveBooking({ bookingId, startsAt: at(register, 5, '10:00') })).toMatchObject({ code: 'noSuchImplanter' })
  expect(await statusOf(register, bookingId)).toBe('confirmed')
})

test('two visits that are moved to one time at once are never both there', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const other = await confirmed(register)
  const second = (await other.api.createImplanterBooking(visit(register, implanter.id, { startsAt: at(register, 4, '10:00') }))).data
    .bookingId
  const startsAt = at(register, 6, '12:00')
  const both = await Promise.all([
    customer.api.moveBooking({ bookingId, startsAt }),
    other.api.moveBooking({ bookingId: second, startsAt }),
  ])
  expect(both.map(({ status, code }) => code || status).sort()).toEqual([200, 'slotTaken'])
})

test('a visit isn’t moved while the implanter isn’t verified and insured, or a bank holds the deposit', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const startsAt = at(register, 4, '11:00')
  const hold = (suspendedAt: Date | null) => register.db.updateTable('booking').set({ suspendedAt }).where('id', '=', bookingId).execute()

  await insure(register, implanter.id, -1)
  for (const { api } of [customer, implanter])
    expect(await api.moveBooking({ bookingId, startsAt })).toMatchObject({ status: 403, code: 'notBookable', clause: 'BOOK-13' })
  await insure(register, implanter.id)
  await hold(register.clock.now())
  expect(await customer.api.moveBooking({ bookingId, startsAt })).toMatchObject({ status: 409, code: 'bankHolds', clause: 'PAY-7' })
  await hold(null)
  expect((await customer.api.moveBooking({ bookingId, startsAt })).data).toEqual({ status: 'confirmed', startsAt })
})
