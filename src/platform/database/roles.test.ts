import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, filledDatabase } from '#platform/testing/database.ts'

let database: FreshDatabase
let app: pg.Client
let owner: pg.Client
beforeAll(async () => {
  database = await filledDatabase('people')
  app = new pg.Client({ connectionString: database.appUrl })
  owner = new pg.Client({ connectionString: database.url })
  await Promise.all([app.connect(), owner.connect()])
})
afterAll(async () => {
  await Promise.all([app.end(), owner.end()])
  await database.drop()
})

const HEAD = "insert into event_head values ('pet', gen_random_uuid(), 1, 'x')"
const LEAF = "insert into history_leaf values (99999, 'pet', gen_random_uuid(), 1, 'x')"

describe('the register', () => {
  test('owns no table', async () => {
    const { rows } = await app.query('select count(*)::int as own from pg_class where pg_get_userbyid(relowner) = current_user')
    expect(rows).toEqual([{ own: 0 }])
  })

  test.each([
    "update event set clause = 'x'",
    'delete from event',
    'truncate event',
    HEAD,
    'update event_head set seq = 0',
    'delete from event_head',
    'truncate event_head',
    LEAF,
    'update history_leaf set seq = 0',
    'truncate history_leaf',
    "update history_root set root = 'x'",
    'delete from history_root',
    'truncate history_root',
    "insert into migration (name, checksum) values ('x', 'x')",
  ])('has no right to %s', async (text) => {
    await expect(app.query(text)).rejects.toThrow('permission denied')
  })

  test('cannot switch a trigger off, or make a table or a function', async () => {
    await expect(app.query('alter table event disable trigger all')).rejects.toThrow('must be owner')
    await expect(app.query('create table mine (id int)')).rejects.toThrow('permission denied')
    await expect(app.query("create function mine() returns int language sql as 'select 1'")).rejects.toThrow('permission denied')
  })
})

test.each([
  ["update event set clause = 'x'", 'event is append-only'],
  ['delete from event', 'event is append-only'],
  ['truncate event', 'event is append-only'],
  [HEAD, 'event_head is written by the register itself'],
  ['update event_head set seq = 0', 'event_head is written by the register itself'],
  ['truncate event_head', 'event_head is append-only'],
  ['truncate history_leaf', 'history_leaf is append-only'],
  ['truncate history_root', 'history_root is append-only'],
])('even the owner is stopped by a trigger: %s', async (text, complaint) => {
  await expect(owner.query(text)).rejects.toThrow(complaint)
})

test.each([
  ['a second first event', 1, '0'.repeat(64)],
  ['an event that leaves one out', 9, 'x'],
  ['an event after another than the last', 2, 'x'],
])('%s is refused, whoever writes it', async (_what, seq, previous) => {
  const text = `insert into event (id, subject, subject_id, seq, at, move, clause, by_role, previous_hash, hash, salt)
    select gen_random_uuid(), 'account', id, $1, now(), 'x', 'x', 'x', $2, 'x', 'x' from account limit 1`
  await expect(app.query(text, [seq, previous])).rejects.toThrow(/does not follow|duplicate key/)
})
