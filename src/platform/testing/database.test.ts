import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

test('a fresh database has every migration and is gone after drop', async () => {
  const database = await freshDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select name from migration')
  expect(rows.length).toBeGreaterThan(0)
  await client.end()
  await database.drop()
  await expect(new pg.Client({ connectionString: database.url }).connect()).rejects.toThrow('does not exist')
})
