import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { boundConnections } from './connections.ts'

let register: TestRegister
let port: number
beforeAll(async () => {
  register = await testRegister()
  port = Number(new URL(await register.url()).port)
})
afterAll(() => register.close())

const question = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

async function opened(at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('of fifty questions sent at once on one connection four are answered, the fifth is refused, and the connection ends', async () => {
  const socket = await opened()
  let heard = ''
  socket.on('data', (part) => {
    heard += part.toString('latin1')
  })
  socket.write(question('/healthz').repeat(50))
  await once(socket, 'close')
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(4).fill('HTTP/1.1 200'), 'HTTP/1.1 503'])
  expect(heard).toContain('tooMuchAtOnce')
})

test('forty connections that ask for the largest document fifty times each and never read fill no memory and hold up no lookup', async () => {
  await register.app.inject({ url: '/api/openapi.json' })
  const before = process.memoryUsage().rss
  const sockets = await Promise.all(Array.from({ length: 40 }, () => opened()))
  for (const socket of sockets) socket.pause().write(question('/api/openapi.json').repeat(50))

  const began = performance.now()
  expect((await register.stranger.publicChipInfo({ chipNumber: '956000000000001' })).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})

const LARGE = 30_000_000

/** A server that answers with 30 MB, more than the system keeps for a reader. */
async function generous(patience: Parameters<typeof boundConnections>[1]) {
  const app = Fastify()
  boundConnections(app, patience)
  app.get('/', (_request, reply) => reply.send(Buffer.alloc(LARGE)))
  onTestFinished(() => app.close())
  const from = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return { from, connected: () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count))) }
}

const strict = { lookEveryMs: 10, graceMs: 1500, bytesASecond: 1_000_000_000, mostBytes: 1_000_000_000 }

test('who asks and never reads is cut', async () => {
  const { from, connected } = await generous(strict)
  const idle = await opened(from)
  idle.pause().write(question('/'))
  await expect.poll(connected).toBe(1)
  await expect.poll(connected, { timeout: 10_000 }).toBe(0)
})

test('who asks for one thing after another and reads it all is never cut', async () => {
  const { from } = await generous(strict)
  const diligent = await opened(from)
  const began = performance.now()
  let read = 0
  diligent.on('data', (part) => {
    read += part.length
  })
  for (let asked = 1; performance.now() - began < 2 * strict.graceMs; asked += 1) {
    diligent.write(question('/'))
    await expect.poll(() => read, { interval: 1, timeout: 30_000 }).toBeGreaterThanOrEqual(asked * LARGE)
  }
  expect(diligent.closed).toBe(false)
})

test('of those who rest, as many are cut as it takes to have room again', async () => {
  const { from, connected } = await generous({ ...strict, graceMs: 60_000, mostBytes: 70_000_000 })
  const idle = await Promise.all([1, 2, 3, 4].map(() => opened(from)))
  for (const socket of idle) socket.pause().write(question('/'))
  await expect.poll(connected).toBe(2)
})

test('the description of the calls is packed once, and not sent again to whoever has it', async () => {
  const api = (headers: Record<string, string>) => register.app.inject({ url: '/api/openapi.json', headers })
  const [plain, packed] = [await api({}), await api({ 'accept-encoding': 'gzip, br' })]
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
  expect(plain.json()).toMatchObject({ openapi: '3.1.0' })
  const again = await api({ 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})
