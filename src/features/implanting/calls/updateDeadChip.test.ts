import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { haveReport, verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  idris = await register.as('idris')
})
afterAll(() => register.close())

const sent = { reference: 'VMD 26/0017', sentOn: '2026-03-27' }

test('a report that was sent is noted with its reference, once', async () => {
  const { reportId } = await haveReport(register, idris)
  expect(await idris.updateDeadChip({ reportId, ...sent })).toMatchObject({ status: 200, data: { status: 'reportSent' } })
  const { data } = await idris.getDeadChips({ status: 'reportSent' })
  expect(data.items).toMatchObject([{ id: reportId, reference: 'VMD 26/0017', sentOn: '2026-03-27' }])
  const again = await idris.updateDeadChip({ reportId, ...sent })
  expect(again).toMatchObject({
    status: 409,
    clause: 'DEAD-2',
    message: expect.stringMatching(/This report of a chip has already been sent\.$/),
  })
})

describe('is refused', () => {
  test('for another’s report as for one that is not there: noSuchReport', async () => {
    const { reportId } = await haveReport(register, idris)
    const other = await verifiedImplanter(register, {})
    const replies = [await other.api.updateDeadChip({ reportId, ...sent }), await idris.updateDeadChip({ reportId: newId(), ...sent })]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'noSuchReport' })
  })

  test('for a day to come: inFuture', async () => {
    const { reportId } = await haveReport(register, idris)
    expect(await idris.updateDeadChip({ reportId, ...sent, sentOn: '2026-03-28' })).toMatchObject({ status: 400, code: 'inFuture' })
  })

  test('for a day before anybody noticed: beforeNoticed', async () => {
    const { reportId } = await haveReport(register, idris)
    const reply = await idris.updateDeadChip({ reportId, ...sent, sentOn: '2026-03-26' })
    expect(reply).toMatchObject({ status: 400, code: 'beforeNoticed' })
    expect((await idris.updateDeadChip({ reportId, ...sent })).status).toBe(200)
  })
})
