import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { until } from '#platform/database/embedded/answers.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { endEach } from './shutdown.ts'

const folder = mkdtempSync(join(tmpdir(), 'homeward-stopping-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what hangs or fails is named, and holds up nothing after it', async () => {
  const ended: string[] = []
  const ending = endEach([
    { name: 'the calls', within: 50, end: () => new Promise(() => {}) },
    { name: 'the jobs', within: 1_000, end: () => Promise.reject(new Error('away')) },
    { name: 'the database', within: 1_000, end: async () => ended.push('the database') },
  ])
  await expect(ending).rejects.toThrow('Not everything ended in time: the calls, the jobs')
  expect(ended).toEqual(['the database'])
})

/** A register with its jobs and sockets on an embedded database of its own, as the server starts it, without pages. */
const REGISTER = `
  import { systemClock } from '#platform/clock/clock.ts'
  import { migrate } from '#platform/database/migrate.ts'
  import { startPostgres } from '#platform/database/postgres.ts'
  import { readConfig } from '#platform/server/config.ts'
  import { endInOrder } from '#platform/server/endinorder.ts'
  import { endEach } from '#platform/server/shutdown.ts'
  import { createApp } from '#src/register.ts'
  const config = readConfig(process.env)
  const postgres = await startPostgres(config.dataDir)
  await migrate(postgres.url)
  const register = await createApp({ config, url: postgres.url, clock: systemClock, timetable: true })
  const url = await register.app.listen({ port: 0, host: '127.0.0.1' })
  await register.queue.work(register.runJob)
  endInOrder(register.app.log, () => endEach([
    { name: 'the calls and jobs under way', within: 9_000, end: () => register.close() },
    { name: 'the database', within: 8_000, end: () => postgres.stop(6_000) },
  ]))
  process.stdout.write(url + '\\n')`

test('a register whose database is killed answers again within 10 seconds without being touched, and lets its jobs run', async () => {
  const register = await startRegister('heals')
  expect(await statusOf(`${register.url}/readyz`)).toBe(200)
  process.kill(register.postmaster(), 'SIGKILL')
  await until(async () => (await statusOf(`${register.url}/readyz`)) === 503, 3_000)
  expect(await statusOf(`${register.url}/healthz`)).toBe(200)
  expect(await until(async () => (await statusOf(`${register.url}/readyz`)) === 200, 10_000)).toBe(true)
  expect(await register.end()).toBe(0)
}, 60_000)

test('SIGTERM ends it within 20 seconds while the database is away for good', async () => {
  const register = await startRegister('away')
  rmSync(join(register.dataDir, 'postgres/cluster/global/pg_control'))
  process.kill(register.postmaster(), 'SIGKILL')
  await until(async () => (await statusOf(`${register.url}/readyz`)) === 503, 5_000)
  const began = performance.now()
  await register.end()
  expect(performance.now() - began).toBeLessThan(19_000)
  // Of what goes wrong each second, each kind is written once.
  expect(register.logged().length).toBeLessThan(30_000)
}, 60_000)

async function startRegister(name: string) {
  const dataDir = join(folder, name)
  const env = {
    ...process.env,
    ...PRODUCTION,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', REGISTER], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: join(import.meta.dirname, '../../..'),
  })
  let logged = ''
  child.stderr.on('data', (part) => {
    logged += part
  })
  const gone = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  await Promise.race([until(() => /http:\S+/.test(said), 30_000), gone])
  const url = /http:\S+/.exec(said)?.[0]
  if (!url) throw new Error(`The register did not start: ${logged}`)
  const end = async () => {
    child.kill('SIGTERM')
    const [code] = await gone
    return code
  }
  return {
    dataDir,
    url,
    end,
    logged: () => logged + said,
    postmaster: () => Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
  }
}

async function statusOf(url: string) {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  )
}
