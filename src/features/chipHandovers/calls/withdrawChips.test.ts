import { afterAll, beforeAll, expect, test } from 'vitest'
import { handedOver } from '#src/testing/handovers.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('who offered chips takes them back until they are accepted, and the colleague is told', async () => {
  const { giver, colleague, numbers, handoverId } = await handedOver(register)
  expect(await giver.api.withdrawChips({ handoverId })).toMatchObject({ status: 200, data: { status: 'withdrawn' } })
  expect((await newestTo(register, colleague.email)).subject).toContain('has taken back the 3 microchips')
  const late = await colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
  expect(late).toMatchObject({ status: 409, clause: 'STOCK-15' })
  expect(late.message).toContain('has been taken back')
  expect((await giver.api.registerChip(chipped(numbers[0] ?? ''))).status).toBe(200)
})

test('only who offered them can: noSuchHandover', async () => {
  const { colleague, handoverId } = await handedOver(register)
  expect(await colleague.api.withdrawChips({ handoverId })).toMatchObject({ status: 404, code: 'noSuchHandover' })
})
