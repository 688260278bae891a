import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('gives everybody a puzzle of their own', async () => {
  const [one, two] = await Promise.all([register.stranger.captchaChallenge(), register.stranger.captchaChallenge()])
  expect(one.data).toMatchObject({
    kind: 'altcha',
    challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: expect.any(String) },
  })
  expect(one.data.challenge).not.toEqual(two.data.challenge)
})

test('leaves the puzzle to the vendor where there is one', async () => {
  const hosted = await testRegister({ CAPTCHA_URL: 'http://127.0.0.1:9/siteverify', CAPTCHA_SECRET: 's' })
  const { data } = await hosted.stranger.captchaChallenge()
  await hosted.close()
  expect(data).toEqual({ kind: 'widget', challenge: null })
})
