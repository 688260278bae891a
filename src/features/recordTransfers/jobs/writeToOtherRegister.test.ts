import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveRegister } from '#features/staff/contract.ts'
import { later } from '#platform/clock/clock.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { ADDRESS, addressed, database, movedFrom, moveOf } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
let silent: Awaited<ReturnType<typeof database>>
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  silent = await database(register, null)
})
afterAll(() => register.close())

const watch = async (days: number) => {
  register.clock.turn({ days })
  await register.runJob('watchRecordTransfers', {})
  await register.drain()
}
const letters = () => mailbox(register, `${silent.name}\n${ADDRESS}`)

test('a register with an address is written to once, and 28 days after the letter with no objection the move is proven', async () => {
  await addressed(register, silent.code)
  const { moveId, keeper } = await movedFrom(register, silent.code)
  await register.drain()
  const letterAt = register.clock.now()
  expect(await moveOf(register, moveId)).toMatchObject({ letterAt, objectBy: later(letterAt, { days: 28 }), status: 'unproven' })
  const [letter] = await letters()
  expect(letter).toMatchObject({ channel: 'post', subject: expect.stringMatching(/agree or object by/) })
  expect(letter?.text).toMatch(/\/record-move\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  expect(letter?.text).not.toMatch(/Mona|Clover/)
  const { items } = (await keeper.api.getTransfersFromDatabase()).data
  expect(items[0]?.next).toMatch(/We wrote to .* If they haven’t decided and no one at .* has objected by/)

  await watch(27)
  expect((await moveOf(register, moveId)).status).toBe('unproven')
  await watch(1)
  expect((await moveOf(register, moveId)).provenAt).toEqual(register.clock.now())
  expect(await letters()).toHaveLength(1)
})

test('where neither a question nor a letter reaches it, the move waits for our staff, and the page says so', async () => {
  const { moveId, keeper } = await movedFrom(register, silent.code)
  await watch(100)
  expect((await moveOf(register, moveId)).status).toBe('unproven')
  const anew = await register.stranger.login({ email: keeper.email, password: keeper.password })
  const { items } = (await register.withToken(anew.data.token).getTransfersFromDatabase()).data
  expect(items[0]?.next).toMatch(/We can’t reach .*, so the move waits for our staff/)
})

test('an address that staff enter later is written to the next morning', async () => {
  const { moveId } = await movedFrom(register, silent.code)
  await register.drain()
  await deskOf(() => register)(saveRegister, { code: silent.code, address: ADDRESS })
  await watch(1)
  expect((await moveOf(register, moveId)).letterAt).toEqual(register.clock.now())
})
