import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('knows the place and the nation of a postcode, however it is typed', async () => {
  const { status, data } = await register.stranger.findAddress({ postcode: 'hr12bx' })
  expect(status).toBe(200)
  expect(data).toMatchObject({ postcode: 'HR1 2BX', place: 'Hereford', nation: 'England', approximate: true, addresses: [] })
})

test('says so when there is no such postcode', async () => {
  const words = 'We don’t know this postcode. Check it, or enter the address yourself.'
  expect(await register.stranger.findAddress({ postcode: 'XX1 1AA' })).toMatchObject({
    status: 404,
    code: 'noSuchPlace',
    fields: { postcode: words },
  })
})

test('asks for a whole postcode', async () => {
  expect(await register.stranger.findAddress({ postcode: 'HR1' })).toMatchObject({
    status: 400,
    fields: { postcode: 'Enter a full UK postcode, like SW1A 2AA' },
  })
})

test('says to type the address when nobody can be asked', async () => {
  const away = { POSTCODES_URL: 'http://127.0.0.1:9/{postcode}', POSTCODES_KEY: 'k' }
  const cut = await testRegister(away)
  const reply = await cut.stranger.findAddress({ postcode: 'HR1 2BX' })
  await cut.close()
  expect(reply).toMatchObject({
    status: 503,
    code: 'nobodyToAsk',
    message: 'We can’t look up postcodes at the moment. Enter the address yourself.',
  })
})
