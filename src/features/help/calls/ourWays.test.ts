import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#src/site.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({
    PUBLIC_URL: 'https://www.fernhill.example',
    MAIL_FROM: 'Fernhill <Hello@fernhill.example>',
    SMS_FROM: 'Fernhill',
  })
})
afterAll(() => register.close())

test('anyone is told by which addresses and senders we write, as the operator has set them', async () => {
  expect((await register.stranger.ourWays({})).data).toEqual({
    hosts: ['www.fernhill.example'],
    emails: ['hello@fernhill.example'],
    senders: ['Fernhill'],
    phones: [site.phone],
  })
})
