import { sql } from 'kysely'
import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { argumentsOf, isId } from './arguments.ts'
import { isWholeId } from './shortid.ts'
import { TABLES } from './things.ts'

const SHORT = /^[0-9a-f]{8,12}$/i
const NUMBER = /^\d{1,7}$/

/** The fields of a call with every short id, or number of an order, made whole. Throws a sentence where there is no such thing, or several. */
export async function withWholeIds(db: Db, call: Call, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const whole = { ...fields }
  for (const { field, flag, schema } of argumentsOf(call)) {
    const typed = fields[field]
    if (!isId(schema) || typeof typed !== 'string' || isWholeId(typed)) continue
    whole[field] = await wholeId(db, TABLES[field] ?? [], typed.trim().toLowerCase(), `--${flag}`)
  }
  return whole
}

async function wholeId(db: Db, tables: readonly string[], typed: string, flag: string): Promise<string> {
  if (NUMBER.test(typed) && tables.includes('shop_order')) return orderNumbered(db, Number(typed))
  if (tables.includes('contact_message') && !SHORT.test(typed)) return messageOf(db, typed)
  if (!SHORT.test(typed)) throw new Error(`${flag}: “${typed}” isn’t an id. Ids look like 4f2c91d7, as the lists and find show them.`)
  const found = await Promise.all(
    tables.map((table) => sql<{ id: string }>`select id from ${sql.table(table)} where id::text like ${`%${typed}`} limit 2`.execute(db)),
  )
  const [id, other] = found.flatMap(({ rows }) => rows.map((row) => row.id))
  if (!id) throw new Error(`${flag}: there’s nothing with the id ${typed}. Copy it from the list, or run npm run staff -- find`)
  if (other) throw new Error(`${flag}: several things have an id that ends in ${typed}. Add --json to the list for the whole id.`)
  return id
}

/** What somebody wrote to us is also known by its reference, which they have. */
async function messageOf(db: Db, typed: string): Promise<string> {
  const message = await db.selectFrom('contactMessage').select('id').where('reference', '=', typed.toUpperCase()).executeTakeFirst()
  if (message) return message.id
  throw new Error(`There’s no message with the reference ${typed.toUpperCase()}`)
}

async function orderNumbered(db: Db, number: number): Promise<string> {
  const order = await db.selectFrom('shopOrder').select('id').where('number', '=', number).executeTakeFirst()
  if (order) return order.id
  throw new Error(`There’s no order from the shop with the number ${number}`)
}
