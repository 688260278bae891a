import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { newId } from '#platform/database/id.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { chainHolds } from './event.ts'
import { lifecycle } from './lifecycle.ts'
import { startMany } from './startmany.ts'
import { start } from './transition.ts'

const lampLife = lifecycle({
  subject: 'lamp',
  table: 'lamp',
  states: { off: 'It is dark.', on: 'It shines.' },
  starts: { make: { to: ['off'], by: ['Staff'], clause: 'LAMP-1', words: 'Staff make lamps, and they are off' } },
  moves: {},
})
const at = new Date('2026-03-27T09:30:00Z')
const witness = { at, byAccount: null }

let database: FreshDatabase
let connection: Connection<DB>
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 2 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const eventsOf = (id: string) => connection.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()

test('each of many things has the same first event as if it had begun alone', async () => {
  const lamps = Array.from({ length: 2500 }, (_, watt) => ({ id: newId(), status: 'off' as const, facts: { watt } }))
  await startMany(connection.db, lampLife, 'make', lamps, 'Staff', witness)
  const [alone, many] = [newId(), lamps[7]?.id ?? '']
  await start(connection.db, lampLife, 'make', { id: alone, status: 'off' }, 'Staff', witness, { watt: 7 })
  const same = ({
    id: _,
    subjectId: __,
    hash: ___,
    salt: ____,
    writtenIn: _____,
    ...event
  }: Awaited<ReturnType<typeof eventsOf>>[number]) => event
  expect((await eventsOf(many)).map(same)).toEqual((await eventsOf(alone)).map(same))
  for (const { id } of [lamps[0], lamps[999], lamps[1000], lamps[2499]].flatMap((lamp) => lamp ?? []))
    expect(chainHolds(await eventsOf(id))).toBe(true)
})

test('nothing begins against the law', async () => {
  const lamp = { id: newId(), status: 'off' as const, facts: {} }
  await expect(startMany(connection.db, lampLife, 'make', [{ ...lamp, status: 'on' }], 'Staff', witness)).rejects.toThrow(
    'lamp may not begin by make',
  )
  await expect(startMany(connection.db, lampLife, 'make', [lamp], 'Customer', witness)).rejects.toThrow('lamp may not begin by make')
  expect(await eventsOf(lamp.id)).toEqual([])
})
