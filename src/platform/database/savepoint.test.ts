import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { type Connection, connect } from './connect.ts'
import type { Db } from './db.ts'
import { inSavepoint } from './savepoint.ts'

let database: FreshDatabase
let connection: Connection<DB>
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const write = (db: Db, words: string) => sql`insert into note values (${words})`.execute(db)

test('what throws or isn’t to stay is undone by itself, also inside another, and the rest of the transaction goes on', async () => {
  const notes = await connection.db.transaction().execute(async (db) => {
    await sql`create temporary table note (words text) on commit drop`.execute(db)
    await write(db, 'before')
    await expect(inSavepoint(db, () => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero')
    await inSavepoint(db, async () => {
      await write(db, 'outer')
      expect(
        await inSavepoint(
          db,
          () => write(db, 'inner').then(() => 'left'),
          (done) => done !== 'left',
        ),
      ).toBe('left')
    })
    await write(db, 'after')
    const { rows } = await sql<{ words: string }>`select words from note`.execute(db)
    return rows.map(({ words }) => words)
  })
  expect(notes).toEqual(['before', 'outer', 'after'])
})
