import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const to = { email: 'keeper@example.org' }

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, to.email)
})
afterAll(() => register.close())

test('an implanter reminds a keeper who hasn’t answered, once a day: tooSoon, notWaiting, noSuchRequest', async () => {
  const ask = async () => (await (await register.as('idris')).registerChip(chipped(freshChip(), { to }))).data.requestId
  const remind = async (requestId: string) => (await register.as('idris')).remindOfRequest({ requestId })
  const requestId = await ask()
  expect(await remind(requestId)).toMatchObject({ status: 409, code: 'tooSoon' })

  register.clock.turn({ days: 1 })
  expect(await remind(requestId)).toMatchObject({ status: 200 })
  expect((await newestTo(register, to.email)).subject).toMatch(/^Answer by .*: Tell us if Moss is yours$/)
  expect(await remind(requestId)).toMatchObject({ status: 409, code: 'tooSoon' })

  const other = await verifiedImplanter(register, {})
  expect(await other.api.remindOfRequest({ requestId })).toMatchObject({ status: 404, code: 'noSuchRequest' })
  expect(await remind(newId())).toMatchObject({ status: 404, code: 'noSuchRequest' })
  register.clock.turn({ days: 13, minutes: 1 })
  expect(await remind(requestId)).toMatchObject({ status: 409, code: 'notWaiting' })
})
