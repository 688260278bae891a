import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, bookableImplanter, diaryEntry, visit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('once a visit is out of the diary, others can book its time', async () => {
  const { api, id: implanterId } = await bookableImplanter(register)
  const { id } = (await api.saveDiaryVisit(diaryEntry(register))).data
  const customer = await confirmed(register, { name: 'Carys Customer', mobile: '07700 900 346' })
  const asks = visit(register, implanterId, { startsAt: at(register, 5, '10:15') })
  expect(await customer.api.createImplanterBooking(asks)).toMatchObject({ status: 409, code: 'slotTaken' })
  await api.removeDiaryVisit({ id })
  expect(await customer.api.createImplanterBooking(asks)).toMatchObject({ status: 200 })
  expect(await api.removeDiaryVisit({ id })).toMatchObject({ status: 404, code: 'noSuchVisit' })
})

test('nobody takes a visit out of another’s diary', async () => {
  const [mine, other] = [await bookableImplanter(register), await bookableImplanter(register)]
  const { id } = (await other.api.saveDiaryVisit(diaryEntry(register))).data
  expect(await mine.api.removeDiaryVisit({ id })).toMatchObject({ status: 404, code: 'noSuchVisit' })
  expect((await other.api.getDiaryVisits({})).data.total).toBe(1)
})
