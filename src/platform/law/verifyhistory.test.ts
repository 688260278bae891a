import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Files } from '#adapters/files/files.ts'
import { idsOfPeople } from '#database/seed/people.ts'
import type { DB } from '#database/types.ts'
import { seedPets } from '#features/pets/seed.ts'
import { later } from '#platform/clock/clock.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { findLifecycles } from '#platform/server/find.ts'
import { signer } from '#platform/server/signer.ts'
import { type FreshDatabase, filledDatabase } from '#platform/testing/database.ts'
import { START } from '#src/testing/start.ts'
import { type Event, hashOf } from './event.ts'
import { record } from './record.ts'
import { sealHistory } from './seals.ts'
import { verifyHistory } from './verifyhistory.ts'

const newSigner = () => signer(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
const ours = newSigner()
const TOMORROW = later(START, { days: 1 })

let database: FreshDatabase
let connection: Connection<DB>
let kept: Map<string, Uint8Array>
let files: Files
let petId: string

/** A small register with a history that was sealed on two days, in the hands of somebody whom no trigger stops. */
beforeEach(async () => {
  kept = new Map()
  files = {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => {
      const bytes = kept.get(key)
      return bytes ? { bytes, type: 'application/json', size: bytes.length } : null
    },
    remove: async (key) => void kept.delete(key),
  }
  database = await filledDatabase('people')
  connection = connect<DB>(database.url, { max: 1 })
  const { db } = connection
  const people = await idsOfPeople(db)
  await db.transaction().execute((trx) => seedPets(trx, START, people))
  petId = (await db.selectFrom('pet').select('id').where('status', '=', 'active').orderBy('id').executeTakeFirstOrThrow()).id
  await sealHistory(db, { signer: ours, files }, START)
  await recordEvent('update')
  await sealHistory(db, { signer: ours, files }, TOMORROW)
  await sql`set session_replication_role = 'replica'`.execute(db)
})
afterEach(async () => {
  await connection.close()
  await database.drop()
})

const recordEvent = (move: string) =>
  record(
    connection.db,
    { subject: 'pet', subjectId: petId, move, fromStatus: null, toStatus: null, clause: 'PET-6', facts: {} },
    { at: START, byAccount: null, byRole: 'keeper' },
  )

async function found(): Promise<string[]> {
  const words: string[] = []
  const how = { signer: ours, files, now: later(START, { days: 2 }), lifecycles: await findLifecycles() }
  const { differences } = await verifyHistory(connection.db, { ...how, tell: (difference) => words.push(difference.words) })
  expect(differences).toBe(words.length)
  return words
}

const run = (text: string) => sql.raw(text.replaceAll(':pet', `'${petId}'`)).execute(connection.db)
const pet = () => `pet ${petId}`

/** Writes the history of the pet anew from its first event on, as whoever knows how hashes are made can. */
async function rewrite({ withHead = false, withLeaf = false } = {}) {
  const { db } = connection
  const events: Event[] = await db.selectFrom('event').selectAll().where('subjectId', '=', petId).orderBy('seq').execute()
  let previousHash = '0'.repeat(64)
  for (const event of events) {
    const forged = { ...event, clause: 'PET-9', previousHash }
    previousHash = hashOf(forged)
    await db
      .updateTable('event')
      .set({ clause: forged.clause, previousHash: forged.previousHash, hash: previousHash })
      .where('id', '=', event.id)
      .execute()
  }
  if (withHead) await db.updateTable('eventHead').set({ hash: previousHash }).where('subjectId', '=', petId).execute()
  if (withLeaf) await db.updateTable('historyLeaf').set({ hash: previousHash }).where('subjectId', '=', petId).execute()
}

test('a register that nobody has touched fits, and so it does when it goes on', async () => {
  expect(await found()).toEqual([])
  await sql`set session_replication_role = 'origin'`.execute(connection.db)
  await recordEvent('update')
  expect(await found()).toEqual([])
})

test('the last event deleted', async () => {
  await run('delete from event where subject_id = :pet and seq = (select max(seq) from event where subject_id = :pet)')
  expect(await found()).toEqual([
    `${pet()}: its history ends with event 1, its head with 2`,
    `${pet()}: event 2 was sealed, and its history ends with 1`,
  ])
})

test('the last event deleted, and the head set back', async () => {
  await run('delete from event where subject_id = :pet and seq = 2')
  await run('update event_head head set seq = 1, hash = (select hash from event where subject_id = :pet) where subject_id = :pet')
  expect(await found()).toEqual([`${pet()}: event 2 was sealed, and its history ends with 1`])
})

test('an event in the middle changed', async () => {
  await run("update event set facts = '{}', clause = 'PET-2' where subject_id = :pet and seq = 1")
  expect(await found()).toEqual([`${pet()}: event 1 is missing or was changed`])
})

test('a whole history deleted', async () => {
  await run('delete from event where subject_id = :pet')
  const words = await found()
  expect(words).toContain(`${pet()}: its whole history of 2 events is missing`)
  expect(words).toContain(`${pet()}: it is active, and has no history that says so`)
})

test('a whole history deleted with its head, its leaf and the thing itself', async () => {
  for (const table of ['event', 'event_head', 'history_leaf']) await run(`delete from ${table} where subject_id = :pet`)
  await run('delete from pet where id = :pet')
  expect(await found()).toEqual([expect.stringMatching(/^root of 2026-03-28: the \d+ sealed heads do not lead to it$/)])
})

test('a history written anew with new hashes', async () => {
  await rewrite()
  const words = await found()
  expect(words).toEqual([
    `${pet()}: event 2 is another than the one that was sealed`,
    `${pet()}: its history ends with event 2, its head with 2`,
  ])
})

test('a history written anew with new hashes, and its head', async () => {
  await rewrite({ withHead: true })
  expect(await found()).toEqual([`${pet()}: event 2 is another than the one that was sealed`])
})

test('a history written anew with new hashes, its head and what was sealed', async () => {
  await rewrite({ withHead: true, withLeaf: true })
  expect(await found()).toEqual([expect.stringContaining('root of 2026-03-28: the ')])
})

test('everything emptied at once', async () => {
  await run('truncate event')
  expect((await found()).length).toBeGreaterThan(5)
  await run('truncate event, event_head, history_leaf, history_root')
  const words = await found()
  expect(words).toContain('root of 2026-03-27: it is beside the backups, and not in the database')
  expect(words).toContain('root of 2026-03-28: it is beside the backups, and not in the database')
  expect(words).toContain(`${pet()}: it is active, and has no history that says so`)
})

test('a keeper changed by SQL', async () => {
  await run("update pet set keeper_id = (select id from account where email = 'toby@homeward.example') where id = :pet")
  expect(await found()).toEqual([`${pet()}: its keeper or holder is not the one of its last event`])
})

test('a status changed by SQL', async () => {
  await run("update pet set status = 'deceased' where id = :pet")
  expect(await found()).toEqual([`${pet()}: it is deceased, and its history says active`])
})

test('an account added by SQL', async () => {
  await run(`insert into account (id, status, name, email, password_hash, created_at)
    values ('019aa000-0000-7000-8000-000000000009', 'active', 'M', 'm@homeward.example', 'x', now())`)
  expect(await found()).toEqual(['account 019aa000-0000-7000-8000-000000000009: it is active, and has no history that says so'])
})

test('a root taken out, also the last or one that others stand on', async () => {
  await run("delete from history_root where day = '2026-03-27'")
  expect(await found()).toEqual([
    'root of 2026-03-28: it names another root before it',
    'root of 2026-03-27: it is beside the backups, and not in the database',
  ])
})

test('a root signed by somebody else', async () => {
  await rewrite({ withHead: true, withLeaf: true })
  await run("delete from history_root where day = '2026-03-28'")
  await sql`set session_replication_role = 'origin'`.execute(connection.db)
  await sealHistory(connection.db, { signer: newSigner(), files }, TOMORROW)
  expect(await found()).toEqual(['root of 2026-03-28: its signature is not ours'])
})

test('a root made anew with our own key differs from the copy that was kept elsewhere', async () => {
  const copy = new Map(kept)
  await rewrite({ withHead: true, withLeaf: true })
  await run("delete from history_root where day = '2026-03-28'")
  await sql`set session_replication_role = 'origin'`.execute(connection.db)
  await sealHistory(connection.db, { signer: ours, files }, TOMORROW)
  kept = copy
  expect(await found()).toEqual(['root of 2026-03-28: the one beside the backups is another'])
})

test('what a root says changed in the table', async () => {
  await run("update history_root set size = size + 1 where day = '2026-03-27'")
  expect(await found()).toEqual(['root of 2026-03-27: it says something else than was signed'])
})
