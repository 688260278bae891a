import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisation } from '#src/testing/applicants.ts'
import { at, booked, bookedWithDeposit, payDeposit, requested, statusOf, visit } from '#src/testing/bookings.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { refuseProfessional, verifyProfessional } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a verification is ended with a reason, which the professional reads in the letter and on the profile', async () => {
  const { api, email } = await organisation(register, 'Dale Rescue')
  await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })
  await run(refuseProfessional, { email, profileType: 'Welfare', reason: 'The charity was dissolved.' })
  expect((await api.userProfile()).data.profiles[0]).toMatchObject({ standing: 'refused', why: 'The charity was dissolved.' })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('You’re no longer verified as a vet, rescue or authority')
  expect(letter.text).toContain('Why: The charity was dissolved.')
  expect(letter.text).toContain('You were verified as a vet, rescue or authority until now.')
  expect((await api.getWelfarePets()).status).toBe(403)

  await run(verifyProfessional, { email, profileType: 'Welfare', reason: 'Rang them.' })
  expect((await api.userProfile()).data.profiles[0]).toMatchObject({ standing: 'verified', why: null })
})

test('an applicant reads that we couldn’t verify them', async () => {
  const { email } = await organisation(register, 'Moor Rescue')
  await run(refuseProfessional, { email, profileType: 'Welfare', reason: 'No charity has this number.' })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('We couldn’t verify you as a vet, rescue or authority')
  expect(letter.text).not.toContain('until now')
})

test('an account and a profile are needed', async () => {
  const { email } = await organisation(register, 'Fen Rescue')
  const why = { profileType: 'Trainer', reason: 'No evidence.' } as const
  await expect(run(refuseProfessional, { email, ...why })).rejects.toMatchObject({ code: 'noSuchProfile' })
  await expect(run(refuseProfessional, { email: 'nobody@example.org', ...why })).rejects.toMatchObject({ code: 'noSuchAccount' })
})

test('an implanter who’s refused has no visit to come any more: deposits go back, and both sides read why and what to do', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  const other = await confirmed(register, { name: 'Rhys Requester' })
  const asked = await other.api.createImplanterBooking(
    visit(register, implanter.id, { startsAt: at(register, 4, '10:00'), depositPence: 1000 }),
  )
  await payDeposit(register, other.api, asked.data.bookingId)
  await run(refuseProfessional, { email: implanter.email, profileType: 'Implanter', reason: 'The certificate was forged.' })

  expect([await statusOf(register, bookingId), await statusOf(register, asked.data.bookingId)]).toEqual([
    'cancelledByStaff',
    'cancelledByStaff',
  ])
  await register.drain()
  for (const { api } of [customer, other]) expect((await api.getPayments({})).data.items[0]).toMatchObject({ refunded: { pence: 1000 } })
  expect(await mailbox(register, customer.email)).toContainEqual(
    expect.objectContaining({
      subject: 'We’ve called off your visit with Dilys Chips',
      text: expect.stringMatching(/don’t verify them.*Your deposit of £10 is going back.*another implanter/s),
    }),
  )
  expect(await subjectsTo(register, other.email)).toContain('We’ve ended your request to Dilys Chips')
  const letters = await subjectsTo(register, implanter.email)
  expect(letters).toContain('We’ve called off your visits')
  expect((await newestTo(register, implanter.email)).text).toMatch(/Carys Customer: .*30 March 2026.*Rhys Requester: .*31 March 2026/s)
})

test('a visit that should have begun stays, and so do those of other implanters', async () => {
  const begun = await booked(register)
  const other = await requested(register, { startsAt: at(register, 5, '10:00') })
  register.clock.turn({ days: 3, hours: 1 })
  await run(refuseProfessional, { email: begun.implanter.email, profileType: 'Implanter', reason: 'No evidence.' })
  expect([await statusOf(register, begun.bookingId), await statusOf(register, other.bookingId)]).toEqual(['confirmed', 'requested'])
})
