import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { freshDatabase } from '#platform/testing/database.ts'
import { limiter } from './limiter.ts'

const now = new Date('2026-03-27T09:30:00Z')
const nextMinute = new Date('2026-03-27T09:31:00Z')
const limit = { times: 3, seconds: 60 }
let db: Db
let end: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  const connection = connect<DB>(database.url, { max: 2 })
  db = connection.db
  end = async () => {
    await connection.close()
    await database.drop()
  }
})
afterAll(() => end())

test('a caller is stopped after so many times, and may ask again in the next window', () => {
  const one = limiter()
  expect([1, 2, 3, 4].map(() => one.hit('anna', limit, now).allowed)).toEqual([true, true, true, false])
  expect(one.hit('anna', limit, now).retryAfter).toBe(60)
  expect(one.hit('bryony', limit, now).allowed).toBe(true)
  expect(one.hit('anna', limit, nextMinute).allowed).toBe(true)
})

test('two processes share their counts through the database', async () => {
  const [one, two] = [limiter(), limiter()]
  one.hit('shared', limit, now)
  one.hit('shared', limit, now)
  await one.share(db, now)
  two.hit('shared', limit, now)
  await two.share(db, now)
  expect(two.hit('shared', limit, now).allowed).toBe(false)
})

test('a count that is being shared is not shared a second time', async () => {
  const [one, two] = [limiter(), limiter()]
  const four = { times: 4, seconds: 60 }
  one.hit('slow', four, now)
  one.hit('slow', four, now)
  await Promise.all([one.share(db, now), one.share(db, now)])
  two.hit('slow', four, now)
  await two.share(db, now)
  expect(two.hit('slow', four, now).allowed).toBe(true)
})

test('without the database each process goes on counting alone', async () => {
  const one = limiter()
  const away = connect<DB>('postgresql://nobody@127.0.0.1:1/none', { max: 1 })
  one.hit('anna', limit, now)
  await expect(one.share(away.db, now)).rejects.toThrow()
  expect([1, 2, 3].map(() => one.hit('anna', limit, now).allowed)).toEqual([true, true, false])
  await away.close()
})
