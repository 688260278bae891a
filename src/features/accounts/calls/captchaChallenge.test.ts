import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
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

test('asks for more work from a network that asks for very many, and for no more from anybody else', async () => {
  const asked: number[] = []
  const { challenge } = register.services.captcha
  const watched = (now: Date, effort = 1) => {
    asked.push(effort)
    return challenge(now, effort)
  }
  Object.assign(register.services.captcha, { challenge: watched })
  const address = freshAddress()
  for (let times = 0; times < 101; times += 1) await register.stranger.captchaChallenge({}, { address })
  await register.stranger.captchaChallenge({}, { address: freshAddress() })
  Object.assign(register.services.captcha, { challenge })
  expect([asked[0], asked[49], asked[99], asked.at(-1)]).toEqual([1, 1, 4, 1])
})

test('leaves the puzzle to the vendor where there is one', async () => {
  const hosted = await testRegister({ CAPTCHA_URL: 'http://127.0.0.1:9/siteverify', CAPTCHA_SECRET: 's' })
  const { data } = await hosted.stranger.captchaChallenge()
  await hosted.close()
  expect(data).toEqual({ kind: 'widget', challenge: null })
})
