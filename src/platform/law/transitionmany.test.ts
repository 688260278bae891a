import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { newId } from '#platform/database/id.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { chainHolds } from './event.ts'
import { lifecycle } from './lifecycle.ts'
import { startMany } from './startmany.ts'
import { transition } from './transition.ts'
import { transitionMany } from './transitionmany.ts'

const lampLife = lifecycle({
  subject: 'lamp',
  table: 'lamp',
  states: { off: 'It is dark.', on: 'It shines.' },
  starts: { make: { to: ['off'], by: ['Staff'], clause: 'LAMP-1', words: 'Staff make lamps, and they are off' } },
  moves: { light: { from: ['off'], to: 'on', by: ['keeper'], clause: 'LAMP-2', words: 'A keeper may light a lamp that is off' } },
})
const at = new Date('2026-03-27T09:30:00Z')
const witness = { at, byAccount: null }

let database: FreshDatabase
let connection: Connection<DB>
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 4 })
  await sql`create table lamp (id uuid primary key, status text not null, status_at timestamptz not null)`.execute(connection.db)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function lamps(count: number): Promise<string[]> {
  const things = Array.from({ length: count }, () => ({ id: newId(), status: 'off' as const, facts: {} }))
  const ids = things.map(({ id }) => id)
  await sql`insert into lamp select id, 'off', ${at} from unnest(${ids}::uuid[]) as id`.execute(connection.db)
  await startMany(connection.db, lampLife, 'make', things, 'Staff', witness)
  return ids
}

const eventsOf = (id: string) => connection.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()
const light = (ids: readonly string[], by: 'keeper' | 'Staff' = 'keeper') =>
  connection.db.transaction().execute((db) => transitionMany(db, lampLife, 'light', ids, by, witness, { room: 3 }))
const lit = async () => (await sql<{ id: string }>`select id from lamp where status = 'on'`.execute(connection.db)).rows.map(({ id }) => id)

test('each of many has the same event as if it had been moved alone, on a chain that holds', async () => {
  const [alone = '', ...ids] = await lamps(2300)
  await connection.db.transaction().execute((db) => transition(db, lampLife, 'light', alone, 'keeper', witness, { room: 3 }))
  await light(ids)
  expect((await lit()).sort()).toEqual([alone, ...ids].sort())
  const same = ({
    id: _,
    subjectId: __,
    hash: ___,
    previousHash: ____,
    salt: _____,
    writtenIn: ______,
    ...event
  }: Awaited<ReturnType<typeof eventsOf>>[number]) => event
  for (const id of [ids[0], ids[1000], ids.at(-1)].flatMap((one) => one ?? [])) {
    expect((await eventsOf(id)).map(same)).toEqual((await eventsOf(alone)).map(same))
    expect(chainHolds(await eventsOf(id))).toBe(true)
  }
})

test('where one may not move none does, and the clause says why', async () => {
  const ids = await lamps(3)
  await light(ids.slice(2))
  await expect(light(ids)).rejects.toMatchObject({
    clause: 'LAMP-2',
    message: expect.stringContaining('A keeper may light a lamp that is off. This lamp is on.'),
  })
  await expect(light(ids.slice(0, 2), 'Staff')).rejects.toThrow('This was asked by Staff.')
  const on = await lit()
  expect(ids.map((id) => on.includes(id))).toEqual([false, false, true])
})

test('of ten who move the same at the same moment one does', async () => {
  const ids = await lamps(5)
  const moved = await Promise.allSettled(Array.from({ length: 10 }, (_, turn) => light(turn % 2 ? ids : ids.toReversed())))
  expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const id of ids) expect(await eventsOf(id)).toHaveLength(2)
})

test('of none nothing moves', async () => {
  await light([])
})
