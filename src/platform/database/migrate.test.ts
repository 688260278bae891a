import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { migrate } from './migrate.ts'

let database: FreshDatabase
let pool: pg.Pool
let folder: string

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
beforeEach(async () => {
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
  folder = mkdtempSync(join(tmpdir(), 'homeward-migrations-'))
  give('0001-pet.sql', 'create table pet (name text); create table chip (code text);')
  give('0002-born.sql', 'alter table pet add column born_on date;')
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a new database gets every file in order, an up-to-date one nothing', async () => {
  expect(await migrate(database.url, folder)).toEqual(['0001-pet', '0002-born'])
  expect(await migrate(database.url, folder)).toEqual([])
})

test('a file that came later is applied to a database that has data', async () => {
  await migrate(pool, folder)
  await pool.query("insert into pet values ('Biscuit')")
  give('0003-kind.sql', "alter table pet add column kind text not null default 'dog';")
  expect(await migrate(pool, folder)).toEqual(['0003-kind'])
  expect((await pool.query('select name, kind from pet')).rows).toEqual([{ name: 'Biscuit', kind: 'dog' }])
})

test('a file that changed after it was applied is refused by name', async () => {
  await migrate(pool, folder)
  give('0001-pet.sql', 'create table pet (name text, colour text);')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001-pet has changed since it was applied to this database.')
})

test('a file that fails leaves nothing half-done and is named with its line', async () => {
  give('0003-wrong.sql', 'create table tag (id int);\ncreate table broken (id wrong);')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0003-wrong could not be applied: type "wrong" does not exist (line 2)')
  expect((await pool.query("select to_regclass('tag') as tag, to_regclass('pet') as pet")).rows).toEqual([{ tag: null, pet: 'pet' }])
})

test('two processes that start at once apply each file once', async () => {
  const applied = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)])
  expect(applied.flat()).toEqual(['0001-pet', '0002-born'])
})

test('a table in use is waited for in turns, not with everybody queueing behind', async () => {
  await migrate(pool, folder)
  give('0003-kind.sql', 'alter table pet add column kind text;')
  const reader = await pool.connect()
  await reader.query('begin; select * from pet')
  const migrating = migrate(database.url, folder)
  await expect.poll(waitingForALock, { timeout: 5_000, interval: 10 }).toBe(1)
  await expect.poll(waitingForALock, { timeout: 5_000, interval: 10 }).toBe(0)

  await reader.query('commit')
  reader.release()
  expect(await migrating).toEqual(['0003-kind'])
})

test.each([
  ['a name that says nothing', ['03.sql'], 'Name the migration 03.sql like 0001-short-name.sql.'],
  ['a number twice', ['0002-other.sql'], 'The migrations 0002-born.sql and 0002-other.sql have the same number: give one another.'],
])('%s is refused before anything is applied', async (_, files, sentence) => {
  for (const file of files) give(file, 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow(sentence)
  expect((await pool.query("select to_regclass('pet') as pet")).rows).toEqual([{ pet: null }])
})

function give(file: string, text: string) {
  writeFileSync(join(folder, file), text)
}

async function waitingForALock() {
  const { rowCount } = await pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")
  return rowCount
}
