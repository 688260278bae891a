import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAfter } from '#platform/clock/clock.ts'
import { bookableImplanter, diaryEntry } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter reads their own diary by days, in both orders', async () => {
  const { api } = await bookableImplanter(register)
  const other = await bookableImplanter(register)
  const first = diaryEntry(register)
  const last = { ...first, day: daysAfter(first.day, 2), from: '23:30', name: 'Mr Late' }
  for (const entry of [first, last]) expect((await api.saveDiaryVisit(entry)).status).toBe(200)
  const names = async (asked: Parameters<typeof api.getDiaryVisits>[0]) =>
    (await api.getDiaryVisits(asked)).data.items.map(({ name }) => name)
  expect(await names({})).toEqual(['Mrs Pugh', 'Mr Late'])
  expect(await names({ sort: '-startsAt' })).toEqual(['Mr Late', 'Mrs Pugh'])
  expect(await names({ from: last.day, to: last.day })).toEqual(['Mr Late'])
  expect(await names({ from: first.day, to: first.day })).toEqual(['Mrs Pugh'])
  expect((await other.api.getDiaryVisits({})).data.total).toBe(0)
})
