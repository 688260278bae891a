import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#platform/contract/envelope.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let port: number
beforeAll(async () => {
  register = await testRegister({ TRUST_PROXY: 'true', LOOKUPS_PER_MINUTE: '5' })
  port = Number(new URL(await register.url()).port)
})
afterAll(() => register.close())

/** Sends bytes as they are and reads until the server hangs up or has answered whole. */
async function raw(text: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.write(text)
  await once(socket, 'close')
  return { status: Number(heard.split(' ')[1]), body: JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4)) }
}

test.each([
  ['a % that stands for no character', 'GET /api/v1/user/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['what is not HTTP', 'FOO BAR\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a question to a page that only can be read', 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', 404],
  ['a method that nobody knows', 'PROPFIND /api/v1/user/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
])('%s is refused in the envelope', async (_what, text, status) => {
  const answer = await raw(text)
  expect(answer.status).toBe(status)
  expect(Failure.parse(answer.body)).toMatchObject({ statusCode: status, message: expect.stringMatching(/^[A-Z].{10}/) })
})

test('a caller behind our proxy cannot choose the address by which it is counted', async () => {
  const api = (invented: string) =>
    register.stranger.publicChipInfo(
      { chipNumber: '956000000000001' },
      { headers: { 'x-forwarded-for': `${invented}, 203.0.113.9` }, address: '10.0.0.1' },
    )
  const replies = []
  for (let asked = 0; asked < 6; asked += 1) replies.push(await api(`198.51.100.${asked}`))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('half a character is refused by the name of its field, for no database keeps it', async () => {
  const anna = await register.as('anna')
  const refused = await anna.updateUser({ antiPhishingWord: 'marm\ud800lade' })
  expect(refused).toMatchObject({ status: 400, fields: { antiPhishingWord: expect.stringMatching(/^Remove/) } })
})

test('a whole pair of surrogates is a character like any other', async () => {
  const anna = await register.as('anna')
  expect((await anna.updateUser({ antiPhishingWord: '🐕' })).status).toBe(200)
})

test('no cache keeps what a call has answered', async () => {
  expect((await register.stranger.getFeatureFlags()).headers['cache-control']).toBe('no-store')
})

test('a connection that dawdles is cut within 30 seconds', () => {
  const { requestTimeout, headersTimeout } = register.app.server
  expect(Math.max(requestTimeout, headersTimeout)).toBeLessThanOrEqual(25_000)
})
