import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { pressureGauge, shedUnderPressure } from './pressure.ts'
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

test('a process that is kept from everything for seconds is under pressure, and no longer once it is let go', async () => {
  const real = pressureGauge()
  const until = performance.now() + 2500
  while (performance.now() < until) Math.sqrt(until)
  await expect.poll(real.isHigh, { interval: 5, timeout: 3000 }).toBe(true)
  await expect.poll(real.isHigh, { interval: 50, timeout: 15_000 }).toBe(false)
  real.close()
})
