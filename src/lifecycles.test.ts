import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { DB } from '#database/types.ts'
import { ROLES } from '#platform/contract/call.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { type Actor, type Lifecycle, type Move, statesOf, targetsOf } from '#platform/law/lifecycle.ts'
import { lawOn } from '#platform/law/tools.ts'
import { findLifecycles } from '#platform/server/find.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'

const laws = await findLifecycles()
const PARTIES: Actor[] = [
  'keeper',
  'formerKeeper',
  'finder',
  'recipient',
  'requester',
  'holder',
  'clock',
  'payments',
  'otherRegister',
  'insurer',
]
const actors = [...ROLES, ...PARTIES]
const at = new Date('2026-03-27T09:30:00Z')

let database: FreshDatabase
let connection: Connection<DB>
const things = new Map<string, string>()
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 1 })
  for (const { table } of laws) things.set(table, await thingIn(connection.db, table))
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('every lifecycle that is declared is among them', () => {
  const source = path.resolve(import.meta.dirname)
  const declared = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('platform/'))
    .flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(/= lifecycle\(\{/g) ?? [])
  expect(laws).toHaveLength(declared.length)
})

describe.each(laws)('a $subject', (law) => {
  test('moves from state to state as its law says, whoever asks, and each time with its event; else nothing happens', async () => {
    const wrong: string[] = []
    for (const { expected, ...one } of attemptsOn(law)) {
      const done = await attempt(law, one)
      if (JSON.stringify(done) !== JSON.stringify(expected))
        wrong.push(`${Object.values(one).join(' ')}: ${JSON.stringify(done)}, not ${JSON.stringify(expected)}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('has the states that the database knows, and can come to each', async () => {
    const { rows } = await sql<{ states: string[] }>`
      select array_agg(enumlabel::text order by enumlabel::text) as states from pg_enum
      where enumtypid = (select atttypid from pg_attribute where attrelid = ${law.table}::regclass and attname = 'status')`.execute(
      connection.db,
    )
    expect(rows[0]?.states.toSorted()).toEqual(statesOf(law).toSorted())
    const reached = [...Object.values(law.starts).flatMap(({ to }) => to), ...Object.values(law.moves).flatMap(targetsOf)]
    expect(new Set(reached)).toEqual(new Set(statesOf(law)))
  })

  test('is guarded by the database: no status, no thing and no end without an event', async () => {
    const { rows } = await sql<{ name: string; subject: string }>`
      select tgname as name, rtrim(encode(tgargs, 'escape'), '\\000') as subject from pg_trigger
      where tgrelid = ${law.table}::regclass and not tgisinternal and tgenabled = 'O'`.execute(connection.db)
    expect(rows).toContainEqual({ name: 'status_has_event', subject: law.subject })
    const [first = '', other = ''] = statesOf(law)
    const change = undone(async (db) => {
      await put(db, law, first)
      await sql`update ${sql.table(law.table)} set status = ${other} where id = ${things.get(law.table)}`.execute(db)
      await sql`set constraints all immediate`.execute(db)
    })
    await expect(change).rejects.toThrow(`The ${law.subject} ${things.get(law.table)} became ${other} without an event`)
    await expect(undone((db) => sql`delete from ${sql.table(law.table)}`.execute(db))).rejects.toThrow('append-only')
    await expect(undone((db) => sql`truncate ${sql.table(law.table)} cascade`.execute(db))).rejects.toThrow('append-only')
  })
})

test('a thing that begins without its event is refused', async () => {
  const account = undone(async (db) => {
    await sql`insert into account (id, status, name, email, password_hash, created_at)
      values (${newId()}, 'active', 'Anna', 'a@example.org', '', now())`.execute(db)
    await sql`set constraints all immediate`.execute(db)
  })
  await expect(account).rejects.toThrow('became active without an event')
})

test('shapes that show every state show those of the law', async () => {
  const shapes = await Promise.all(globSync('features/*/shapes.ts', { cwd: import.meta.dirname }).map((file) => import(`./${file}`)))
  const enums = shapes.flatMap((module: Record<string, unknown>) => Object.values(module)).filter((shape) => shape instanceof z.ZodEnum)
  const shown = new Set(enums.map(({ options }) => [...options].toSorted().join()))
  const unshown = laws.filter((law) => !shown.has(statesOf(law).toSorted().join())).map(({ subject }) => subject)
  // What of these a person reads is less, or said in other words.
  expect(unshown.toSorted()).toEqual([
    'account',
    'animal held for its keeper',
    'change of contact',
    'check of contact details',
    'dispute',
    'purchase',
    'refund',
    'report of a death',
    'sharing of records',
    'spin of the wheel',
  ])
})

interface Attempt {
  state: string
  name: string
  by: Actor
  to: string
}

interface Outcome {
  refused: string | null
  status: string
  events: { move: string; fromStatus: string | null; toStatus: string | null; clause: string | undefined; byRole: string }[]
}

/** Every state with every move by every actor, to each state that it may lead to, and what is to come of it. */
function attemptsOn(law: Lifecycle) {
  return statesOf(law).flatMap((state) =>
    Object.entries(law.moves).flatMap(([name, move]) => actors.flatMap((by) => outcomesOf(law, { state, name, by }, move))),
  )
}

function outcomesOf(law: Lifecycle, { state, name, by }: Omit<Attempt, 'to'>, move: Move<string>): (Attempt & { expected: Outcome })[] {
  const [first = '', ...others] = targetsOf(move)
  if (!move.from.includes(state) || !move.by.includes(by)) return [{ state, name, by, to: first, expected: unlawful(state, move) }]
  return [first, ...others].map((to) => ({ state, name, by, to, expected: lawful(law, { state, name, by, to }) }))
}

/** What becomes of a thing in this state by this move: undone at once, when the database has said what it thinks of it. */
async function attempt(law: Lifecycle, { state, name, by, to }: Attempt) {
  const id = things.get(law.table) ?? ''
  return await undone(async (db) => {
    await put(db, law, state)
    const refused = await lawOn(db, at, null)
      .transition(law, name, id, by, {}, to)
      .then(() => null)
      .catch((error: unknown) =>
        error instanceof Refusal ? `${error.status} ${error.clause} ${error.message.split('. This')[0]}` : String(error),
      )
    await sql`set constraints all immediate`.execute(db)
    const { rows } = await sql<{ status: string }>`select status::text from ${sql.table(law.table)} where id = ${id}`.execute(db)
    const events = await db
      .selectFrom('event')
      .select(['move', 'fromStatus', 'toStatus', 'clause', 'byRole'])
      .where('subjectId', '=', id)
      .execute()
    return { refused, status: rows[0]?.status, events }
  })
}

const lawful = (law: Lifecycle, { state, name, by, to }: Attempt): Outcome => ({
  refused: null,
  status: to,
  events: [{ move: name, fromStatus: state, toStatus: to, clause: law.moves[name]?.clause, byRole: by }],
})

const unlawful = (state: string, { clause, words }: { clause: string; words: string }): Outcome => ({
  refused: `409 ${clause} ${words}`,
  status: state,
  events: [],
})

/** Puts the one thing of a lifecycle into a state, as whoever no trigger stops. */
async function put(db: Db, law: Lifecycle, state: string) {
  await sql`set local session_replication_role = 'replica'`.execute(db)
  await sql`update ${sql.table(law.table)} set status = ${state} where id = ${things.get(law.table)}`.execute(db)
  await sql`set local session_replication_role = 'origin'`.execute(db)
}

class Undone extends Error {}

async function undone<Done>(work: (db: Db) => Promise<Done>): Promise<Done> {
  let done: { is: Done } | undefined
  await connection.db
    .transaction()
    .execute(async (db) => {
      done = { is: await work(db) }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  if (!done) throw new Error('Nothing was done')
  return done.is
}

/** The least that a row of this table can be, without what it refers to and what its words must be; its id. */
async function thingIn(db: Db, table: string): Promise<string> {
  const id = newId()
  const { rows } = await sql<{ name: string; kind: string }>`
    select attname as name, coalesce((select 'enum ' || typname from pg_type where oid = atttypid and typtype = 'e'), atttypid::regtype::text) as kind
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and attnotnull and not atthasdef and attname <> 'id'`.execute(db)
  const values = rows.map(({ kind }) =>
    sql.raw(kind.startsWith('enum ') ? `(enum_range(null::${kind.slice(5)}))[1]` : (LEAST[kind] ?? `'x'`)),
  )
  const columns = ['id', ...rows.map(({ name }) => name)].map((name) => sql.ref(name))
  const { rows: others } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f')`.execute(db)
  for (const { name } of others) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = 'replica'`.execute(trx)
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join([sql`${id}::uuid`, ...values])})`.execute(trx)
  })
  return id
}

const LEAST: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': 'now()',
  date: 'current_date',
  integer: '1',
  smallint: '1',
  'double precision': '1',
  point: `'(1,1)'`,
  bigint: '1',
  boolean: 'true',
  jsonb: `'{}'`,
  json: `'{}'`,
  'text[]': `'{x}'`,
  int8range: `int8range(1, 2)`,
  int8multirange: `'{[1,2)}'`,
  tstzmultirange: `'{}'`,
}
