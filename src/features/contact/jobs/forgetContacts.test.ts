import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { CONTACTS_KEPT_DAYS } from '../kit/kept.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a message that nothing has happened to for two years is forgotten, and a newer one is kept', async () => {
  const message = { topic: 'other' as const, name: 'Gus', email: 'gus@homeward.example', text: 'Hello.' }
  const write = async () => register.stranger.saveContactus({ ...message, captcha: await solved(register) }, { address: freshAddress() })
  const { data: old } = await write()
  register.clock.turn({ days: CONTACTS_KEPT_DAYS - 10 })
  const { data: newer } = await write()
  register.clock.turn({ days: 11 })
  await register.runJob('forgetContacts', {})
  const rows = await register.db.selectFrom('contactMessage').select(['reference', 'text', 'email']).execute()
  expect(rows.find(({ reference }) => reference === old.reference)).toMatchObject({ text: null, email: null })
  expect(rows.find(({ reference }) => reference === newer.reference)).toMatchObject({ text: 'Hello.' })
})
