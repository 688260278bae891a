import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { until } from './embedded/answers.ts'
import { isAlive } from './embedded/postmaster.ts'
import { startPostgres } from './postgres.ts'

const HEALED_WITHIN_MS = 10_000
const folder = mkdtempSync(join(tmpdir(), 'homeward-supervised-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a postmaster that is killed is back within 10 seconds with every acknowledged write, though a child of it was busy', async () => {
  const dataDir = join(folder, 'killed')
  const said: string[] = []
  const server = await startPostgres(dataDir, 0, (words) => said.push(words))
  await api(server.url, 'create table pet (name text)')
  await api(server.url, "insert into pet values ('Biscuit')")
  const busy = api(server.url, 'select count(*) from generate_series(1, 2000000000)').catch(() => 'cut off')

  const before = pidIn(dataDir)
  process.kill(before, 'SIGKILL')
  await until(() => said.length > 0, HEALED_WITHIN_MS)
  expect(said[0]).toBe('The database has ended. It is being started again.')
  expect(await until(() => holds(server.url, 'Biscuit'), HEALED_WITHIN_MS)).toBe(true)
  expect(pidIn(dataDir)).not.toBe(before)
  expect(await busy).toBe('cut off')
  await server.stop()
  expect(isAlive(pidIn(dataDir) || before)).toBe(false)
}, 40_000)

test('a server whose socket is gone is started again', async () => {
  const dataDir = join(folder, 'socket')
  const server = await startPostgres(dataDir)
  await api(server.url, 'create table pet (name text)')
  await api(server.url, "insert into pet values ('Biscuit')")
  rmSync(new URL(server.url).searchParams.get('host') ?? '', { recursive: true })
  expect(await holds(server.url, 'Biscuit')).toBe(false)
  expect(await until(() => holds(server.url, 'Biscuit'), 15_000)).toBe(true)
  await server.stop()
}, 40_000)

test('it can be stopped while its database cannot be started', async () => {
  const dataDir = join(folder, 'stopped')
  const said: string[] = []
  const server = await startPostgres(dataDir, 0, (words) => said.push(words))
  const control = join(dataDir, 'postgres/cluster/global/pg_control')
  rmSync(control)
  process.kill(pidIn(dataDir), 'SIGKILL')
  expect(await until(() => said.includes('The database could not be started again, 1 times so far.'), 15_000)).toBe(true)
  const began = performance.now()
  await server.stop(5_000)
  expect(performance.now() - began).toBeLessThan(8_000)
}, 40_000)

const smallDisk = join(folder, 'small')
mkdirSync(smallDisk)
const mounts = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', smallDisk]).status === 0
afterAll(() => void (mounts && spawnSync('umount', ['-l', smallDisk])))

// Only root can make a small disk; a server that cannot start again is tested above for everybody.
test.each(mounts ? [smallDisk] : [])(
  'a disk that fills up at the switch of a log segment and is freed again heals within 10 seconds: %s',
  async (disk) => {
    const said: string[] = []
    const server = await startPostgres(disk, 0, (words) => said.push(words))
    await api(server.url, 'create table pet (name text)')
    await api(server.url, "insert into pet values ('Biscuit')")
    const ballast = join(disk, 'ballast')
    // While the server recovers by itself it refuses at once, so time is what counts here, not how often it was tried.
    const ends = async () => {
      fill(ballast)
      await api(server.url, "select pg_logical_emit_message(true, 'fill', repeat('x', 1000000)), pg_switch_wal()").catch(() => {})
      return said.length > 0
    }
    expect(await until(ends, 20_000)).toBe(true)

    rmSync(ballast)
    expect(await until(() => holds(server.url, 'Biscuit'), HEALED_WITHIN_MS)).toBe(true)
    await api(server.url, "insert into pet values ('Pip')")
    await server.stop()
  },
  60_000,
)

/** Writes until nothing more goes in. */
function fill(file: string) {
  const handle = openSync(file, 'a')
  try {
    while (statfsSync(smallDisk).bavail > 0) writeSync(handle, Buffer.alloc(64 * 1024))
  } catch {
    // Full, which is what is wanted.
  } finally {
    closeSync(handle)
  }
}

async function holds(url: string, name: string) {
  return api(url, `select from pet where name = '${name}'`).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  )
}

async function api(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    client.end().catch(() => {})
  }
}

function pidIn(dataDir: string) {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}
