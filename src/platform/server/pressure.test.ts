import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Gauge, pressureGauge, shedUnderPressure } from './pressure.ts'
import { Refusal } from './refusal.ts'

const gauge = { high: false, isHigh: () => gauge.high, close: () => {} }
const app = Fastify()
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? error.status : 500).send(String(error)))
shedUnderPressure(app, new Set(['publicChipInfo']), gauge)
for (const call of ['publicChipInfo', 'login']) app.get(`/${call}`, { config: { call } }, () => 'done')
app.get('/healthz', () => 'done')
afterAll(() => app.close())

const statusOf = async (url: string) => (await app.inject({ url })).statusCode

test('under pressure a lookup and the health are answered, and another call is asked to come back', async () => {
  gauge.high = true
  expect([await statusOf('/publicChipInfo'), await statusOf('/healthz'), await statusOf('/login')]).toEqual([200, 200, 503])
  gauge.high = false
  expect(await statusOf('/login')).toBe(200)
})

describe('the gauge', () => {
  let real: Gauge
  beforeEach(() => {
    real = pressureGauge(50)
  })
  afterEach(() => real.close())

  test('is high while work fills one look after another, and no longer once it is done', async () => {
    for (let piece = 0; piece < 3; piece += 1) await workFor(110)
    expect(real.isHigh()).toBe(true)
    await expect.poll(real.isHigh, { interval: 50, timeout: 15_000 }).toBe(false)
  })

  test('is not high for one long piece of work, which is over when it is noticed', async () => {
    await workFor(500)
    expect(real.isHigh()).toBe(false)
  })

  test('is not high where the process only waits while others have the processor', async () => {
    for (let turn = 0; turn < 3; turn += 1) await waitFor(110)
    expect(real.isHigh()).toBe(false)
  })
})

/** Keeps the thread at work for so many milliseconds of the processor, however long they take, and then lets the gauge look. */
async function workFor(ms: number) {
  const before = process.threadCpuUsage()
  const worked = () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  while (worked() < ms) Math.sqrt(ms)
  await nextTurn()
}

/** Keeps the thread from everything without working, and then lets the gauge look. */
async function waitFor(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  await nextTurn()
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
