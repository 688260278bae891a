import { afterEach, beforeEach, expect, test } from 'vitest'
import { askedByLetter } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

const keptOf = (petId: string) => register.db.selectFrom('keeperToBe').selectAll().where('petId', '=', petId).executeTakeFirst()

async function days(count: number) {
  register.clock.turn({ days: count })
  await register.runJob('watchLetters', {})
}

test('we write again after 10 and 20 days with the same code, and no more', async () => {
  const { code, letterbox } = await askedByLetter(register)
  for (const count of [9, 1, 1, 9, 1, 6]) await days(count)
  const letters = await mailbox(register, letterbox)
  expect(letters).toHaveLength(3)
  expect(letters[1]?.text).toMatch(/^Dear Mary Jones,\n\nWe wrote to you on /)
  expect(letters.every(({ text }) => text.includes(code))).toBe(true)
})

test('whoever missed the first reminder, because this didn’t run, gets one letter and not two', async () => {
  const { letterbox } = await askedByLetter(register)
  await days(21)
  expect(await mailbox(register, letterbox)).toHaveLength(2)
})

test('nobody who has answered is written to again', async () => {
  const { code, letterbox } = await askedByLetter(register)
  const keeper = await join(register)
  expect((await keeper.api.redeemTransferCode({ code }, { address: freshAddress() })).status).toBe(200)
  await days(11)
  expect(await mailbox(register, letterbox)).toHaveLength(1)
})

test('what was typed of the person is forgotten after 180 days', async () => {
  const { petId } = await askedByLetter(register)
  await days(179)
  expect(await keptOf(petId)).toBeDefined()
  await days(1)
  expect(await keptOf(petId)).toBeUndefined()
})
