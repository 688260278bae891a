import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { connect, isDatabaseAway } from './connect.ts'
import { startPostgres } from './postgres.ts'

describe('a connection', () => {
  let database: FreshDatabase
  let connection: ReturnType<typeof connect>

  beforeAll(async () => {
    database = await freshDatabase()
    connection = connect(database.url, { max: 1 })
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  const valueOf = async (expression: string) => (await connection.pool.query(`select ${expression} as value`)).rows[0].value

  test('gives a date as it is written, not as a moment', async () => {
    expect(await valueOf("date '2024-03-27'")).toBe('2024-03-27')
    expect(await valueOf("array[date '2024-03-27', null]")).toEqual(['2024-03-27', null])
  })

  test('gives a time as a Date and a decimal as it is written', async () => {
    expect(await valueOf("timestamptz '2024-03-27T09:30:00Z'")).toEqual(new Date('2024-03-27T09:30:00Z'))
    expect(await valueOf('1.10::numeric')).toBe('1.10')
  })

  test('gives a whole number as a number while that is exact, else as text', async () => {
    expect(await valueOf('9007199254740991::int8')).toBe(9007199254740991)
    expect(await valueOf('9007199254740993::int8')).toBe('9007199254740993')
    expect(await valueOf('array[1, null]::int8[]')).toEqual([1, null])
    expect(await valueOf("'{}'::int8[]")).toEqual([])
  })

  test('counts days in UTC, wherever the server stands', async () => {
    expect(await valueOf("current_setting('timezone')")).toBe('UTC')
  })

  test('has PostgreSQL plan a parametrised query once, and leaves plain text alone', async () => {
    const before = await valueOf('(select count(*) from pg_prepared_statements)')
    for (const name of ['a', 'b', 'c']) await connection.pool.query('select $1::text as name', [name])
    const planned = await valueOf(`(select array_agg(statement) from pg_prepared_statements where statement = 'select $1::text as name')`)
    expect(planned).toEqual(['select $1::text as name'])
    expect(await valueOf('(select count(*) from pg_prepared_statements)')).toBe(before + 1)
  })

  test('keeps two queries with one shape and two texts apart', async () => {
    const one = await connection.pool.query('select $1::int + 1 as sum', [1])
    const two = await connection.pool.query('select $1::int + 2 as sum', [1])
    expect([one.rows[0].sum, two.rows[0].sum]).toEqual([2, 3])
  })

  test('ends a query that takes longer than 15 seconds', async () => {
    expect(await valueOf("current_setting('statement_timeout')")).toBe('15s')
    expect(await valueOf("current_setting('idle_in_transaction_session_timeout')")).toBe('15s')
  })
})

describe('a database that goes away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-away-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is named as such, ends no process, and is found again when it is back', async () => {
    const first = await startPostgres(folder)
    const { pool, close } = connect(first.url)
    const idle = await pool.connect()
    const inTransaction = await pool.connect()
    idle.release()
    await inTransaction.query('begin')
    await first.stop()

    await expect(inTransaction.query('select 1')).rejects.toSatisfy(isDatabaseAway)
    inTransaction.release()
    await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway)

    const second = await startPostgres(folder)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
    await second.stop()
  })

  test.each([
    ['refused', Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })],
    ['starting', databaseError('57P03', 'the database system is starting up')],
    ['full', databaseError('53300', 'sorry, too many clients already')],
    ['too busy to give a connection', new Error('timeout exceeded when trying to connect')],
    ['cut off', new Error('Connection terminated unexpectedly')],
  ])('is away when it is %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  test.each([
    ['a duplicate', databaseError('23505', 'duplicate key value violates unique constraint')],
    ['a query that took too long', databaseError('57014', 'canceling statement due to statement timeout')],
    ['a file that is missing', Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT', syscall: 'open' })],
    ['any other error', new Error('Connection to the printer lost')],
    ['what is no error', 'ECONNREFUSED'],
  ])('is not away because of %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})

function databaseError(code: string, message: string) {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code })
}
