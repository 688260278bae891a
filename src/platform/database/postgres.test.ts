import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowPostgres, type Postgres, startPostgres } from './postgres.ts'

const folders: string[] = []
const used = bareFolder()

beforeAll(async () => {
  const server = await startPostgres(used)
  await server.stop()
})
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('a running server', () => {
  let folder: string
  let server: Postgres

  beforeAll(async () => {
    folder = usedFolder()
    server = await startPostgres(folder)
  })
  afterAll(() => server.stop())

  test('orders text as the British read it', async () => {
    const rows = await query(server.url, "select word from unnest(array['Zoë', 'eve', 'Élan', 'adam']) word order by word")
    expect(rows.map((row) => row.word)).toEqual(['adam', 'Élan', 'eve', 'Zoë'])
  })

  test('is reached through its private socket only', async () => {
    const sockets = new URL(server.url).searchParams.get('host') ?? ''
    expect(statSync(sockets).mode & 0o777).toBe(0o700)
    expect(await query(server.url, "select current_setting('listen_addresses') addresses")).toEqual([{ addresses: '' }])
  })

  test('keeps every acknowledged write', async () => {
    const rows = await query(
      server.url,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
    )
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on'])
  })

  test('is not reached by a Ctrl-C in the terminal before us', () => {
    const groupOf = (pid: number | 'self') => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[4]
    expect(groupOf(pidIn(folder))).not.toBe(groupOf('self'))
  })

  test('is borrowed by a command, which leaves it running', async () => {
    const borrowed = await borrowPostgres(folder)
    await borrowed.stop()
    expect(borrowed.url).toBe(server.url)
    expect(await query(server.url, 'select 1 one')).toEqual([{ one: 1 }])
  })

  test('is refused to a second register, which is told what process has it', async () => {
    await expect(startPostgres(folder, 0)).rejects.toThrow(
      `Homeward is already running on ${folder} (process ${process.pid}). Stop it first, or give this one another DATA_DIR.`,
    )
  })
})

test('what one run wrote is there in the next, though the first was interrupted and the pid file names a stranger', async () => {
  const folder = bareFolder()
  mkdirSync(join(folder, 'postgres/cluster.new/base'), { recursive: true, mode: 0o700 })
  const first = await startPostgres(folder)
  await query(first.url, 'create table pet (name text)')
  await query(first.url, "insert into pet values ('Biscuit')")
  await first.stop()
  writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), `${process.pid}\n/elsewhere\n1\n5432\n/elsewhere\n\n1 1\nready\n`)

  const second = await startPostgres(folder)
  expect(second.reused).toBe(false)
  expect(await query(second.url, 'select name from pet')).toEqual([{ name: 'Biscuit' }])
  await second.stop()
})

test('a server that outlived its killed process is taken over, with every acknowledged write', async () => {
  const folder = usedFolder()
  const other = await startElsewhere(folder)
  await query(other.url, 'create table pet (name text)')
  await query(other.url, "insert into pet values ('Biscuit')")
  await other.kill()

  const server = await startPostgres(folder)
  expect(server.reused).toBe(true)
  expect(await query(server.url, 'select name from pet')).toEqual([{ name: 'Biscuit' }])
  await server.stop()
  await expect(query(server.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('when the server is killed too, the next start recovers every acknowledged write', async () => {
  const folder = usedFolder()
  const other = await startElsewhere(folder)
  await query(other.url, 'create table pet (name text)')
  await query(other.url, "insert into pet select 'pet ' || n from generate_series(1, 1000) n")
  process.kill(pidIn(folder), 'SIGKILL')
  await other.kill()

  const server = await startPostgres(folder)
  expect(server.reused).toBe(false)
  expect(await query(server.url, 'select count(*)::int from pet')).toEqual([{ count: 1000 }])
  await server.stop()
})

test('a command run while the register is down has a server for as long as it takes', async () => {
  const folder = usedFolder()
  const borrowed = await borrowPostgres(folder)
  expect(await query(borrowed.url, 'select 1 one')).toEqual([{ one: 1 }])
  await borrowed.stop()
  await expect(query(borrowed.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('it starts where user namespaces are refused, below a private folder', async () => {
  const folder = usedFolder()
  const stubs = join(folder, 'stubs')
  mkdirSync(stubs)
  writeFileSync(join(stubs, 'unshare'), '#!/bin/sh\nexit 1\n')
  chmodSync(join(stubs, 'unshare'), 0o755)
  const other = await startElsewhere(folder, { PATH: `${stubs}:${process.env['PATH']}` })
  expect(await query(other.url, 'select 1 one')).toEqual([{ one: 1 }])
  await other.end()

  const server = await startPostgres(folder)
  expect(await query(server.url, 'select 1 one')).toEqual([{ one: 1 }])
  await server.stop()
})

function bareFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'homeward data '))
  folders.push(folder)
  return folder
}

/** A copy of a folder that had its first start already. */
function usedFolder() {
  const folder = bareFolder()
  spawnSync('cp', ['-a', join(used, 'postgres'), folder])
  return folder
}

/** Another process that starts PostgreSQL on the folder and stays. */
async function startElsewhere(folder: string, env: Record<string, string> = {}) {
  const code = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
    const server = await startPostgres(process.argv[1])
    process.on('SIGTERM', () => server.stop().then(() => process.exit()))
    process.stdout.write(server.url + '\\n')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const gone = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  const [url] = await Promise.race([once(child.stdout, 'data'), gone])
  return { url: String(url).trim(), pid: child.pid, kill: () => end('SIGKILL'), end: () => end('SIGTERM') }
}

function pidIn(folder: string) {
  return Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
