import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, terms } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { recordDbsSeen } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('what an implanter says of a DBS check is told apart from what Staff have seen, and another date has to be seen anew', async () => {
  const { api, id, email } = await bookableImplanter(register)
  const shown = async () => (await register.stranger.getImplanter({ implanterId: id })).data.dbs
  expect(await shown()).toBeNull()
  expect(await api.updateBookingTerms(terms({ dbsOn: '2026-04-30' }))).toMatchObject({ status: 400, code: 'dbsInFuture' })
  await api.updateBookingTerms(terms({ dbsOn: '2026-02-03' }))
  expect(await shown()).toEqual({ on: '2026-02-03', seenAt: null })
  const seen = { email, issuedOn: '2026-02-03', reason: 'Shown on a video call' }
  await expect(run(recordDbsSeen, { ...seen, issuedOn: '2026-02-04' })).rejects.toMatchObject({ status: 409, code: 'otherDate' })
  await run(recordDbsSeen, seen)
  await api.updateBookingTerms(terms({ dbsOn: '2026-02-03', clinicPence: 1600 }))
  expect(await shown()).toMatchObject({ seenAt: register.clock.now().toISOString() })
  await api.updateBookingTerms(terms({ dbsOn: '2026-03-01' }))
  expect(await shown()).toEqual({ on: '2026-03-01', seenAt: null })
  await api.updateBookingTerms(terms({ dbsOn: null }))
  expect(await shown()).toBeNull()
})

test('nothing is seen of somebody who isn’t there, or says nothing of a DBS check', async () => {
  const { email } = await bookableImplanter(register)
  const seen = { issuedOn: '2026-02-03', reason: 'Shown' }
  await expect(run(recordDbsSeen, { email, ...seen })).rejects.toMatchObject({ status: 409, code: 'notDeclared' })
  await expect(run(recordDbsSeen, { email: 'no@example.org', ...seen })).rejects.toMatchObject({ status: 404, code: 'noSuchAccount' })
})
