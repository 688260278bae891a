import { afterAll, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { connect } from '#platform/database/connect.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { openApp } from './app.ts'
import { readConfig } from './config.ts'
import { watchDisk } from './disk.ts'
import { health } from './health.ts'

const { db, close } = connect<DB>('postgresql://nobody@127.0.0.1:1/nowhere')
afterAll(close)

async function metricsOf(environment: Record<string, string>, authorization = '') {
  const config = readConfig({ ...PRODUCTION, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...environment })
  const app = await openApp(config)
  const disk = watchDisk('/', { files: 0, writes: 0 })
  health(app, db, { config, disk, warns: false })
  const reply = await app.inject({ url: '/metrics', headers: { authorization } })
  await app.close()
  disk.stop()
  return reply.statusCode
}

test('in production nobody reads the metrics unless a key was set, and then only who has it', async () => {
  expect(await metricsOf({ NODE_ENV: 'production' })).toBe(404)
  expect(await metricsOf({ NODE_ENV: 'production' }, 'Bearer undefined')).toBe(404)
  const keyed = { NODE_ENV: 'production', METRICS_KEY: 'wellington' }
  expect(await metricsOf(keyed)).toBe(401)
  expect(await metricsOf(keyed, 'Bearer wellingto')).toBe(401)
  expect(await metricsOf(keyed, 'Bearer wellington')).toBe(200)
})

test('in development, which only this machine reaches, the metrics are open unless a key was set', async () => {
  expect(await metricsOf({})).toBe(200)
  expect(await metricsOf({ METRICS_KEY: 'wellington' })).toBe(401)
})
