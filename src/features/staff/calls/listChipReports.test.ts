import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveReport, verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listChipReports, strikeChipReport } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows the reports with which something is to be done, and of one batch also those that were struck out', async () => {
  const { api, email } = await verifiedImplanter(register, {})
  const { reportId, number, batchId } = await haveReport(register, api)
  const { code } = await register.db.selectFrom('chipBatch').select('code').where('id', '=', batchId).executeTakeFirstOrThrow()
  expect((await run(listChipReports, {})).items).toMatchObject([
    {
      reportId,
      status: 'reportDue',
      kind: 'failed',
      chipNumber: number,
      batch: code,
      reporter: email,
      secondScan: 'Nothing',
      photo: null,
      next: [expect.stringContaining('strike-chip-report')],
    },
  ])
  await run(strikeChipReport, { reportId, reason: 'It works.' })
  expect(await run(listChipReports, {})).toEqual({ items: [] })
  expect((await run(listChipReports, { batch: code })).items).toMatchObject([{ reportId, status: 'struck', next: [] }])
})
