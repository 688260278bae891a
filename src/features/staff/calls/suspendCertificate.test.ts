import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedImplanter, implanterProfileOf } from '#src/testing/academy.ts'
import { everyDay, statusOf, terms, visit } from '#src/testing/bookings.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { suspendCertificate } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a suspended certificate doesn’t count, says why, and whoever works by it is no longer verified', async () => {
  const joined = await certifiedImplanter(register)
  await run(suspendCertificate, { number: joined.certificate.number, reason: 'A complaint is being looked into.' })
  expect((await joined.api.getTraining({})).data.training?.certificate).toMatchObject({
    status: 'suspended',
    why: 'A complaint is being looked into.',
  })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'refused', why: 'A complaint is being looked into.' })
  expect((await register.stranger.verifyProof({ proof: joined.certificate.number })).data).toMatchObject({
    stillTrue: false,
    implanter: { state: 'suspended' },
  })
  expect((await newestTo(register, joined.email)).text).toContain('A complaint is being looked into.')
  await expect(run(suspendCertificate, { number: joined.certificate.number, reason: 'Again.' })).rejects.toMatchObject({
    code: 'notInThisState',
  })
})

test('somebody who has only applied with it is refused too, however its number stands in our records', async () => {
  const joined = await certifiedImplanter(register)
  const { number } = joined.certificate
  await register.db
    .updateTable('profile')
    .set({ status: 'applied', details: JSON.stringify({ certificateReference: number.toLowerCase() }) })
    .where('accountId', '=', joined.id)
    .where('type', '=', 'Implanter')
    .execute()
  await run(suspendCertificate, { number, reason: 'A complaint.' })
  expect(await implanterProfileOf(register, joined)).toMatchObject({ standing: 'refused', why: 'A complaint.' })
})

test('a certificate that we don’t know is refused: noSuchCertificate', async () => {
  await expect(run(suspendCertificate, { number: 'CERT-2026-999999-99', reason: 'No.' })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchCertificate',
  })
})

test('the visits to come of an implanter whose certificate is suspended are called off', async () => {
  const joined = await certifiedImplanter(register)
  await joined.api.updateBookingTerms(terms())
  await joined.api.saveBookingHours({ hours: everyDay(), exceptions: [] })
  const customer = await confirmed(register)
  const animals = [{ name: 'Moss', species: 'dog' as const }]
  const { data } = await customer.api.createImplanterBooking(visit(register, joined.id, { animals }))
  await joined.api.answerBooking({ bookingId: data.bookingId, answer: 'confirm' })
  await run(suspendCertificate, { number: joined.certificate.number, reason: 'A complaint is being looked into.' })
  expect(await statusOf(register, data.bookingId)).toBe('cancelledByStaff')
})
