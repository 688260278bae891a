import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { movableClock, turnableClock } from '#platform/clock/clock.ts'
import { openApp } from './app.ts'
import { readConfig } from './config.ts'
import { letTimePass } from './devtime.ts'

test('three days that pass in a moment do the timed work of each of them, and no other work', async () => {
  const app = Fastify()
  const clock = movableClock(turnableClock(new Date('2026-03-27T09:30:00Z')))
  const done: string[] = []
  const job = (name: string, schedule?: string) => ({ name, data: z.unknown(), work: async () => {}, ...(schedule && { schedule }) })
  letTimePass(app, clock, {
    jobs: [job('daily', '0 3 * * *'), job('onDemand')],
    runJob: async (name) => void done.push(`${name} ${clock.now().toISOString().slice(0, 10)}`),
  })

  const response = await app.inject({ method: 'POST', url: '/dev/time', payload: { days: 3 } })
  expect(response.json()).toEqual({ now: '2026-03-30T09:30:00.000Z' })
  expect(done).toEqual(['daily 2026-03-28', 'daily 2026-03-29', 'daily 2026-03-30'])
})

test.each([
  ['nothing', {}],
  ['a form', { payload: 'days=3', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['a list', { payload: [1] }],
  ['a day that is none', { payload: { days: 'soon' } }],
])('time does not pass for %s, and what to send is said', async (_what, sent) => {
  const app = await openApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const clock = movableClock(turnableClock(new Date('2026-03-27T09:30:00Z')))
  letTimePass(app, clock, { jobs: [], runJob: async () => {} })
  const response = await app.inject({ method: 'POST', url: '/dev/time', ...sent })
  expect([400, 415]).toContain(response.statusCode)
  expect(clock.now().toISOString()).toBe('2026-03-27T09:30:00.000Z')
  await app.close()
})
