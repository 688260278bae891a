import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { newWebhookSecret, signatureOf } from '../signature.ts'
import { EXAMPLES, SIGNATURE_CHECK } from './examples.ts'

let register: TestRegister
let made: { key: string; prefix: string }
beforeAll(async () => {
  register = await testRegister()
  made = await haveKey(await register.as('anna'), { mode: 'sandbox' })
})
afterAll(() => register.close())

test.each(EXAMPLES.map((example) => [example.title, example] as const))(
  '%s: the printed answer is the true one',
  async (_title, example) => {
    const { method, path, body, status, answer } = example
    const headers = Object.fromEntries(
      Object.entries(example.headers).map(([name, value]) => [name, value.replace('{key}', made.key).replace('{prefix}', made.prefix)]),
    )
    const reply = await register.app.inject({ method, url: path, headers, ...(body && { payload: body }) })
    expect(reply.statusCode).toBe(status)
    if (answer.startsWith('{')) expect(reply.json()).toEqual(JSON.parse(answer))
    if (answer.startsWith('<')) expect(reply.body.trim()).toBe(answer)
  },
)

test('the printed check takes what we sign, and nothing else', async () => {
  const { isFromHomeward } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(SIGNATURE_CHECK)}`)
  const [secret, body, timestamp] = [newWebhookSecret(), '{"id":"1"}', Math.floor(Date.now() / 1000)]
  const headers = (at: number) => ({
    'webhook-id': '1',
    'webhook-timestamp': String(at),
    'webhook-signature': signatureOf({ id: '1', timestamp: at, body }, [newWebhookSecret(), secret]),
  })
  expect(isFromHomeward(headers(timestamp), body, secret)).toBe(true)
  expect(isFromHomeward(headers(timestamp), `${body} `, secret)).toBe(false)
  expect(isFromHomeward(headers(timestamp), body, newWebhookSecret())).toBe(false)
  expect(isFromHomeward(headers(timestamp - 3600), body, secret)).toBe(false)
})
