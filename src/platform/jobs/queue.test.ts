import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { DB } from '#database/types.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { until } from '#platform/database/embedded/answers.ts'
import { vault } from '#platform/server/vault.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { job } from './job.ts'
import { priorityOf } from './message.ts'
import { openQueue, type Queue } from './queue.ts'

const letters = job<unknown>({ name: 'letters', outside: true, data: z.unknown(), work: async () => {} })
let database: FreshDatabase
let connection: Connection<DB>
let queue: Queue
const ran: unknown[] = []

beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 2 })
  queue = await openQueue(database.url, [letters], { timetable: true, vault: vault(Buffer.alloc(32)), onError: () => {} })
})
afterAll(async () => {
  await queue.stop()
  await connection.close()
  await database.drop()
})

test('forty letters leave within seconds, one that can’t wait is among the first, and one that fails makes none of the others go twice', async () => {
  for (let to = 0; to < 39; to += 1) await queue.add(connection.db, 'letters', { to })
  await queue.add(connection.db, 'letters', { to: 39 }, 0, priorityOf({ kind: 'urgent' }))
  await queue.work(async (_name, data) => {
    const { to } = z.object({ to: z.number() }).parse(data)
    ran.push(to)
    if (to === 7) throw new Error('The mail server did not take the message')
  })
  await until(async () => ran.length >= 40, 5000)
  expect(ran.indexOf(39)).toBeLessThan(8)
  expect([...new Set(ran)]).toHaveLength(40)
  expect(ran.filter((to) => to !== 7)).toHaveLength(39)
})
