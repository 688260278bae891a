import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseProfessional } from '#features/staff/contract.ts'
import { BANK, bookedWithDeposit, depositOwed, statusOf } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** Refuses an implanter, who signs in anew: their token has no profile any more. */
async function refused({ email }: { email: string }) {
  await run(refuseProfessional, { email, profileType: 'Implanter', reason: 'No evidence.' })
  const { data } = await register.stranger.login({ email, password: NEWCOMERS_PASSWORD })
  return register.withToken(data.token)
}

test('an implanter whom Staff refuse still says how a visit that took place went', async () => {
  const { implanter, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  const api = await refused(implanter)
  expect((await api.getTasks({})).data.items).toContainEqual(expect.objectContaining({ kind: 'bookingToClose', id: bookingId }))
  expect(await api.closeBooking({ bookingId, outcome: 'implanted' })).toMatchObject({ status: 200, data: { status: 'implanted' } })
})

test('they still contest that they didn’t come', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  await customer.api.reportAbsence({ bookingId, words: 'No one came' })
  const api = await refused(implanter)
  expect((await api.answerAbsence({ bookingId, answer: 'contest', words: 'I rang at ten' })).data.status).toBe('disputed')
  expect(await statusOf(register, bookingId)).toBe('disputed')
})

test('they still see what they’re owed, and say where it’s paid', async () => {
  const { implanter, bookingId } = await depositOwed(register)
  const api = await refused(implanter)
  expect((await api.getPayouts({})).data.due.pence).toBe(1000)
  expect((await api.getPayoutVisits({})).data.items).toMatchObject([{ bookingId }])
  expect(await api.savePayoutAccount({ ...BANK, password: NEWCOMERS_PASSWORD })).toMatchObject({ status: 200 })
})
