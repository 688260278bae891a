import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { bookableImplanter, diaryEntry } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('of a visit arranged by telephone is noted that it was chipped or that no one was there, once it has begun: notYet', async () => {
  const { api } = await bookableImplanter(register)
  const { id } = (await api.saveDiaryVisit(diaryEntry(register))).data
  expect(await api.closeDiaryVisit({ id, outcome: 'chipped' })).toMatchObject({ status: 409, code: 'notYet' })
  register.clock.turn({ days: 5, hours: 3 })
  for (const outcome of ['chipped', 'noOneThere'] as const) {
    expect((await api.closeDiaryVisit({ id, outcome })).status).toBe(200)
    expect((await api.getDiaryVisits({})).data.items).toMatchObject([{ id, outcome }])
  }
})

test('another’s visit is as absent as one that is not there: noSuchVisit', async () => {
  const { api } = await bookableImplanter(register)
  const { id } = (await api.saveDiaryVisit(diaryEntry(register))).data
  const other = await verifiedImplanter(register, {})
  expect(await other.api.closeDiaryVisit({ id, outcome: 'chipped' })).toMatchObject({ status: 404, code: 'noSuchVisit' })
  expect(await api.closeDiaryVisit({ id: newId(), outcome: 'chipped' })).toMatchObject({ status: 404, code: 'noSuchVisit' })
})
