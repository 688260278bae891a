import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { freshDatabase } from '#platform/testing/database.ts'
import type { DB } from '../types.ts'
import { refuseDemoPeople, seedIfEmpty } from './seed.ts'

const now = new Date('2026-03-27T09:30:00Z')
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

test('an empty database may go live', async () => {
  await expect(refuseDemoPeople(db)).resolves.toBeUndefined()
})

test('an empty register is filled once, and not again', async () => {
  const pets = () => db.selectFrom('pet').select('id').execute()
  await seedIfEmpty(db, now)
  const first = await pets()
  await seedIfEmpty(db, now)
  expect(first.length).toBeGreaterThan(5)
  expect(await pets()).toHaveLength(first.length)
})

test('every order of the demo that was sent has been paid for, with an invoice', async () => {
  const orders = await db.selectFrom('chipOrder').select(['id', 'pence']).where('tracking', 'is not', null).execute()
  const paid = await db
    .selectFrom('payment')
    .innerJoin('invoice', 'invoice.paymentId', 'payment.id')
    .select(['payment.thingId as id', 'payment.pence'])
    .where('payment.status', '=', 'succeeded')
    .execute()
  expect(orders).toHaveLength(1)
  expect(paid).toEqual(orders)
})

test('the demo implanter holds a pack of chips and a registration for each', async () => {
  const units = await db.selectFrom('chipUnit').select('status').execute()
  expect(units.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 'withImplanter'))
  expect(await db.selectFrom('creditBatch').select(['source', 'quantity']).execute()).toEqual([{ source: 'chipBundle', quantity: 25 }])
})

test('a database with the demo people, whose password is public, may not go live', async () => {
  await expect(refuseDemoPeople(db)).rejects.toThrow('This database holds the demo people')
})
