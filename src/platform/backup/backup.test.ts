import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFiles } from '#adapters/files/disk.ts'
import { seedIfEmpty } from '#database/seed/seed.ts'
import { withDatabase } from '#platform/database/url.ts'
import { readConfig } from '#platform/server/config.ts'
import { filledDatabase, freshDatabase } from '#platform/testing/database.ts'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { catalogueIn, latestIn } from './catalogue.ts'
import { backupKey } from './key.ts'
import { openBackup, readBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'

let register: TestRegister
let url: string
const folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-backup-'))
const drops: (() => Promise<void>)[] = []

beforeAll(async () => {
  register = await testRegister()
  url = register.databaseUrl
  await seedIfEmpty(register.db, register.clock.now())
  const anna = await register.as('anna')
  const picture = readFileSync(path.join(import.meta.dirname, '../../../public/apple-touch-icon.png'))
  await anna.uploadFile({}, { file: { bytes: picture, name: 'pip.png' } })
  await register.db
    .transaction()
    .execute((db) => register.queue.add(db, 'deliverMessage', { channel: 'sms', id: 'waiting', to: '07700900123', text: 'Hello' }))
}, 60_000)
afterAll(async () => {
  for (const drop of drops) await drop()
  await register.close()
  rmSync(folder, { recursive: true, force: true })
})

const config = (BACKUPS_KEPT = '14') => readConfig({ NODE_ENV: 'test', DATA_DIR: register.config.dataDir, BACKUPS_KEPT })
const key = () => backupKey(config())
/** A store of its own for each test, with the uploads of the register in it. */
function store(name: string) {
  const own = diskFiles(path.join(folder, name))
  return { ...own, get: async (file: string) => (file.startsWith('backups/') ? own.get(file) : register.services.files.get(file)) }
}
async function taken(files: ReturnType<typeof store>, at = new Date()) {
  const backup = await takeBackup({ url, config: config(), files }, at)
  if (!backup) throw new Error('Another backup is under way')
  return backup.manifest
}

describe('a backup', () => {
  test('restores to an equal register: every row of every table, the waiting jobs, the uploads and the keys', async () => {
    const files = store('quiet')
    const { name } = await taken(files)
    const database = await emptyDatabase()
    const [uploads, keysFolder] = [diskFiles(path.join(folder, 'new/files')), path.join(folder, 'new/keys')]
    await restoreBackup({ files, key: key(), name }, { url: database, rest: { files: uploads, keysFolder } }, register.jobs)

    const [before, after] = [await contentsOf(url), await contentsOf(database)]
    expect(Object.keys(after).length).toBeGreaterThan(30)
    expect(after).toEqual(before)
    const { key: uploaded } = await register.db.selectFrom('file').select('key').executeTakeFirstOrThrow()
    expect(Buffer.from((await uploads.get(uploaded))?.bytes ?? [])).toEqual(
      Buffer.from((await register.services.files.get(uploaded))?.bytes ?? []),
    )
    expect(readFileSync(path.join(keysFolder, 'signing.pem'))).toEqual(readFileSync(path.join(register.config.dataDir, 'keys/signing.pem')))
    expect(await valueOf(database, "select count(*)::int as value from pg_trigger where tgenabled = 'D'")).toBe(0)
  }, 60_000)

  test('taken while people register animals is of one moment, and restores where its owner may do little', async () => {
    const anna = await register.as('anna')
    const pets = async (of: string) => Number(await valueOf(of, 'select count(*) as value from pet'))
    const before = await pets(url)
    const load = { goesOn: true, registered: 0 }
    const registering = (async () => {
      while (load.goesOn) load.registered += (await anna.addPet(animal({}))).status === 200 ? 1 : 0
    })()
    const files = store('load')
    // The load must be under way before, and go on after, the moment of the snapshot.
    while (load.registered === 0) await new Promise(setImmediate)
    const { name, tables } = await taken(files)
    load.goesOn = false
    await registering

    const database = await emptyDatabase(true)
    await restoreBackup({ files, key: key(), name }, { url: database, rest: null }, register.jobs)
    const restored = await pets(database)
    expect(restored).toBe(tables.find(({ table }) => table === 'public.pet')?.rows)
    expect(restored).toBeGreaterThan(before)
    expect(restored).toBeLessThan(before + load.registered)
    // What one call writes together came together.
    expect(await valueOf(database, "select count(distinct subject_id)::int as value from event where subject = 'pet'")).toBe(restored)
    expect(await valueOf(database, 'select count(*)::int as value from keepership where until is null')).toBe(restored)
    expect(await valueOf(database, 'select rolsuper as value from pg_roles where rolname = current_user')).toBe(false)
  }, 60_000)

  test('goes into an empty database only', async () => {
    const files = store('refused')
    const { name } = await taken(files)
    const used = await filledDatabase('people')
    drops.push(used.drop)
    await expect(restoreBackup({ files, key: key(), name }, { url: used.url, rest: null }, register.jobs)).rejects.toThrow(
      'This database is not empty.',
    )
    expect(await valueOf(used.url, 'select count(*)::int as value from account')).toBe(7)
  }, 60_000)

  test.each([
    [
      'a piece is changed',
      '000000',
      (bytes: Buffer) => Object.assign(Buffer.from(bytes), { 1000: (bytes[1000] ?? 0) ^ 1 }),
      /was changed or cut short/,
    ],
    ['a piece is cut short', '000000', (bytes: Buffer) => bytes.subarray(0, -10), /was changed or cut short/],
    [
      'the manifest is changed',
      'manifest',
      (bytes: Buffer) => Object.assign(Buffer.from(bytes), { 60: (bytes[60] ?? 0) ^ 1 }),
      /can't be opened with this key, or it was changed/,
    ],
    ['the manifest is cut short', 'manifest', (bytes: Buffer) => bytes.subarray(0, 40), /can't be opened with this key, or it was changed/],
  ])(
    'is refused when %s, and nothing is restored',
    async (what, part, change, sentence) => {
      const files = store(what.replaceAll(' ', '-'))
      const { name } = await taken(files)
      const file = path.join(folder, what.replaceAll(' ', '-'), 'backups', name, part)
      writeFileSync(file, change(readFileSync(file)))
      const database = await emptyDatabase()
      await expect(restoreBackup({ files, key: key(), name }, { url: database, rest: null }, register.jobs)).rejects.toThrow(sentence)
      expect(await valueOf(database, "select count(*)::int as value from pg_tables where schemaname = 'public'")).toBe(0)
    },
    60_000,
  )

  test('is refused when a piece is missing, under another key, and under another name', async () => {
    const files = store('missing')
    const { name } = await taken(files)
    await expect(openBackup(files, randomBytes(32), name)).rejects.toThrow("can't be opened with this key")
    await expect(openBackup(files, key(), '../keys')).rejects.toThrow('There is no backup called')
    await files.remove(`backups/${name}/000000`)
    await expect(readBackup(files, await openBackup(files, key(), name))).rejects.toThrow('Piece 1 of 1 of the backup is missing.')
  })

  test('tells nobody without the key who is in it', async () => {
    const files = store('secret')
    const { name } = await taken(files)
    const kept =
      readFileSync(path.join(folder, 'secret/backups', name, '000000')).toString('latin1') +
      readFileSync(path.join(folder, 'secret/backups', name, 'manifest')).toString('latin1')
    for (const word of ['homeward.example', 'Anna', 'public.pet', 'PRIVATE KEY']) expect(kept).not.toContain(word)
  })
})

test('of each day the newest is kept, of so many days, and what was never finished goes', async () => {
  const files = store('retention')
  const names: string[] = []
  for (const at of ['2026-03-01T02:00:00Z', '2026-03-01T20:00:00Z', '2026-03-02T02:00:00Z', '2026-03-03T02:00:00Z']) {
    const backup = await takeBackup({ url, config: config('2'), files }, new Date(at))
    names.push(backup?.manifest.name ?? '')
  }
  expect((await catalogueIn(files)).map(({ name }) => name)).toEqual(names.slice(2))
  expect(await latestIn(files)).toBe(names.at(-1))
  expect(await files.get(`backups/${names[0]}/000000`)).toBeNull()

  const put = files.put
  files.put = (file, ...rest) => (file.endsWith('/manifest') ? Promise.reject(new Error('ENOSPC')) : put(file, ...rest))
  await expect(taken(files, new Date('2026-03-04T02:00:00Z'))).rejects.toThrow('ENOSPC')
  expect((await catalogueIn(files)).map(({ name }) => name)).toEqual(names.slice(2))
}, 60_000)

test('two at once are one', async () => {
  const files = store('twice')
  const both = await Promise.all([1, 2].map(() => takeBackup({ url, config: config(), files })))
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await valueOf(url, `select count(*)::int as value from backup where name = '${await latestIn(files)}'`)).toBe(1)
})

/** An empty database; `plain`: of a role that may do nothing but own it. */
async function emptyDatabase(plain = false): Promise<string> {
  const database = await freshDatabase()
  await valueOf(database.url, 'drop schema public cascade')
  await valueOf(database.url, 'create schema public')
  if (!plain) {
    drops.push(database.drop)
    return database.url
  }
  const role = `homeward_plain_${randomBytes(6).toString('hex')}`
  const name = new URL(database.url).pathname.slice(1)
  await valueOf(database.url, `create role ${role} login password '${role}' nosuperuser`)
  await valueOf(database.url, `alter database ${name} owner to ${role}`)
  await valueOf(database.url, `alter schema public owner to ${role}`)
  drops.push(async () => {
    await database.drop()
    await valueOf(withDatabase(database.url, 'postgres'), `drop role ${role}`)
  })
  const own = new URL(database.url)
  own.username = role
  own.password = role
  return own.href
}

async function valueOf(of: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: of })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows[0]?.value
}

/** Of each table how many rows it has and a hash over all of them. */
async function contentsOf(of: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: of })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'rate_count', 'backup') union all select 'pgboss.job'",
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of rows) {
    const { rows: all } = await client.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
    )
    contents[name] = all[0]
  }
  await client.end()
  return contents
}
