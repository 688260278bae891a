import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, booked } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const remindersTo = async (email: string) => (await subjectsTo(register, email)).filter((subject) => /^(Tomorrow|In 2 hours)/.test(subject))
const work = async () => {
  await register.runJob('remindOfBookings', {})
  await register.drain()
}

test('both sides are reminded a day and two hours before a visit, each once', async () => {
  const { implanter, customer } = await booked(register)
  register.clock.turn({ days: 2 })
  await work()
  expect(await remindersTo(customer.email)).toEqual([])
  register.clock.turn({ minutes: 31 })
  await work()
  await work()
  expect(await remindersTo(customer.email)).toEqual(['Tomorrow: Dilys Chips, 11:00am'])
  register.clock.turn({ hours: 22 })
  await work()
  await work()
  expect(await remindersTo(customer.email)).toHaveLength(2)
  expect(await remindersTo(implanter.email)).toEqual(['Tomorrow: Carys Customer, 11:00am', 'In 2 hours: Carys Customer'])
})

test('a visit that was made a few hours before it has the later reminder alone, and one that is moved has them again', async () => {
  const { customer, bookingId } = await booked(register, { startsAt: at(register, 1, '08:00') })
  await work()
  expect(await remindersTo(customer.email)).toEqual([])
  register.clock.turn({ hours: 20 })
  await work()
  const late = await remindersTo(customer.email)
  expect(late.every((subject) => subject.startsWith('In 2 hours'))).toBe(true)
  expect(bookingId).toBeTruthy()
})
