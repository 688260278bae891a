import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { closeReport, listReports } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A conversation about Anna's dog, which its finder reports. */
async function reported() {
  register.clock.turn({ hours: 2 })
  const anna = await register.as('anna')
  const { chipNumber, ...pet } = animal({ name: 'Bramble' })
  await anna.addPet({ ...pet, chipNumber })
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber, message: 'I have her.' })
  await register.stranger.conversationSafety({ relayKey: data.relayKey, action: 'report', why: 'Asks for money.' })
  return { anna, ...data }
}

test('a report is closed once, with what was decided', async () => {
  await reported()
  const [report] = (await run(listReports, {})).items
  const closing = { reportId: report?.reportId ?? '', reason: 'Rang both.' }
  await run(closeReport, closing)
  const row = await register.db.selectFrom('threadReport').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ decision: 'Rang both.', closedAt: register.clock.now() })
  expect(await run(listReports, {})).toEqual({ items: [] })
  await expect(run(closeReport, closing)).rejects.toMatchObject({ status: 404, code: 'noSuchReport' })
})

test('Staff end a conversation for good: neither side writes in it or opens it again', async () => {
  const { anna, threadId, relayKey } = await reported()
  const [report] = (await run(listReports, {})).items
  await run(closeReport, { reportId: report?.reportId ?? '', reason: 'A threat.', endIt: true })
  expect(await anna.sendMessage({ threadId, text: 'Why?' })).toMatchObject({ status: 409, code: 'stopped' })
  expect(await register.stranger.conversationSafety({ relayKey, action: 'reopen' })).toMatchObject({ status: 409, code: 'stopped' })
  expect((await anna.conversation({ threadId })).data).toMatchObject({ stopped: true, endedAt: register.clock.now().toISOString() })
})
