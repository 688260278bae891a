import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { bookedWithDeposit, statusOf } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listVisitDisputes, resolveVisit } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function disputed() {
  const made = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  await made.customer.api.reportAbsence({ bookingId: made.bookingId, words: 'No one came' })
  await made.implanter.api.answerAbsence({ bookingId: made.bookingId, answer: 'contest', words: 'I was there' })
  return made
}

test('a visit to which the implanter didn’t come is resolved for the customer, who has the deposit back and a registration', async () => {
  const { customer, implanter, bookingId } = await disputed()
  expect((await run(listVisitDisputes, {})).items).toMatchObject([
    { bookingId, customerSays: 'No one came', implanterSays: 'I was there', deposit: { pence: 1000 } },
  ])
  const settled = await run(resolveVisit, { bookingId, finding: 'implanterAbsent', reason: 'The photo is of another day.' })
  expect(settled.refunded.pence).toBe(1000)
  expect((await customer.api.getBooking({ bookingId })).data).toMatchObject({ status: 'implanterNoShow', credited: true })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('We’ve looked at your visit with Dilys Chips')
  expect(await subjectsTo(register, implanter.email)).toContain('We’ve looked at your visit with Carys Customer')
  expect((await run(listVisitDisputes, {})).items).toEqual([])
})

test.each([
  ['customerAbsent', 'noShow'],
  ['tookPlace', 'implanted'],
] as const)('where Staff find %s, the deposit stays and the visit is %s', async (finding, status) => {
  const { customer, bookingId } = await disputed()
  expect((await run(resolveVisit, { bookingId, finding, reason: 'As the messages show.' })).refunded.pence).toBe(0)
  expect(await statusOf(register, bookingId)).toBe(status)
  expect(await customer.api.reportAbsence({ bookingId, words: 'Again' })).toMatchObject({ code: 'saidAlready' })
})

test('Staff resolve what is disputed, once, and nothing that isn’t there', async () => {
  const { bookingId } = await disputed()
  const found = { finding: 'tookPlace', reason: 'As the messages show.' } as const
  await run(resolveVisit, { bookingId, ...found })
  await expect(run(resolveVisit, { bookingId, ...found })).rejects.toMatchObject({ status: 409 })
  await expect(run(resolveVisit, { bookingId: newId(), ...found })).rejects.toMatchObject({ status: 404, code: 'noSuchVisit' })
})
