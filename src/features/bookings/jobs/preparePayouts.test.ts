import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedWithDeposit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('who hasn’t said where to pay them is asked at most once a week, three times in all', async () => {
  const { implanter, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  register.clock.turn({ days: 7 })
  const asked = async () => (await subjectsTo(register, implanter.email)).filter((subject) => subject === 'Tell us where to pay you').length
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      register.clock.turn({ days: 1 })
      await register.runJob('preparePayouts', {})
      await register.drain()
    }
    return asked()
  }
  expect(await days(6)).toBe(1)
  expect(await days(9)).toBe(3)
  expect(await days(20)).toBe(3)
})
