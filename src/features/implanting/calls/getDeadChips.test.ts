import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveReport, verifiedImplanter, vetPractice } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever reported chips sees their reports page after page, with what is still to be done, and nobody else’s', async () => {
  const { api } = await verifiedImplanter(register, {})
  const reports = [await haveReport(register, api), await haveReport(register, api), await haveReport(register, api)]
  const pages = await Promise.all([1, 2, 3].map((page) => api.getDeadChips({ page, pageSize: 1 })))
  const ids = pages.flatMap(({ data }) => data.items.map(({ id }) => id))
  expect(ids.toSorted()).toEqual(reports.map(({ reportId }) => reportId).toSorted())
  expect(pages[0]?.data.total).toBe(3)
  expect(pages[0]?.data.items[0]).toMatchObject({
    kind: 'failed',
    status: 'reportDue',
    dueOn: '2026-04-10',
    can: { sendReport: true, supersede: true },
  })
  await expectSorts((sort) => api.getDeadChips({ sort }), 'reportedAt', 'number')
  const practice = await vetPractice(register, {})
  expect((await practice.api.getDeadChips({})).data).toMatchObject({ total: 0, items: [] })
})
