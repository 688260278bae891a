import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { TABLES, thingsNamed } from './commandline/things.ts'
import { IN_ALL, like, MOST, type Section, sectionOf } from './found.ts'
import { commandFor } from './next.ts'
import { SIDES } from './sides.ts'

const SHORT_ID = /^[0-9a-f]{8}$/i
const ORDER_NUMBER = /^#?(\d{4,7})$/

interface Called {
  section: Section
  /** Whose matters these are. */
  accountIds: string[]
}

/** Things by what our lists and letters call them: an id, or the number of an order from the shop. */
export async function thingsCalled(db: Db, words: string): Promise<Called> {
  const found = [...(await byShortId(db, words.trim())), ...(await byOrderNumber(db, words.trim()))]
  const things = await Promise.all(
    found.map(async ({ field, id }) => ({ field, id, name: (await thingsNamed(db, { [field]: id })).get(field) })),
  )
  const sides = await Promise.all(found.map(async ({ field, id }) => (await SIDES[field]?.(id).execute(db))?.rows ?? []))
  const items = things.map(({ field, id, name = '' }) => ({
    kind: 'found by its number' as const,
    id,
    name: `${THING[field] ?? ''}${name}`,
    status: '',
    who: '',
    where: '',
    next: NEXT[field] ? [commandFor(NEXT[field], id)] : [],
  }))
  const accountIds = sides.flat().flatMap((row) => Object.values(row).filter((id) => typeof id === 'string'))
  return { section: { kind: 'found by its number', items, inAll: items.length }, accountIds }
}

/** What the words for a thing leave out. */
const THING: Record<string, string> = { orderId: 'order: ', requestId: 'request: ', paymentId: 'payment: ', refundId: 'refund: ' }
const NEXT: Record<string, string> = { orderId: 'print-order', requestId: 'show-claim' }

async function byShortId(db: Db, words: string) {
  if (!SHORT_ID.test(words)) return []
  const tables = Object.entries(TABLES).flatMap(([field, names]) => names.map((table) => ({ field, table })))
  const found = await Promise.all(
    tables.map(async ({ field, table }) => {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where id::text like ${`%${words.toLowerCase()}`} limit 2`.execute(db)
      return rows.map(({ id }) => ({ field, id }))
    }),
  )
  return [...new Map(found.flat().map((one) => [one.id, one])).values()]
}

async function byOrderNumber(db: Db, words: string) {
  const [, number] = ORDER_NUMBER.exec(words) ?? []
  if (!number) return []
  const order = await db.selectFrom('shopOrder').select('id').where('number', '=', Number(number)).executeTakeFirst()
  return order ? [{ field: 'orderId', id: order.id }] : []
}

/** What people have written to us by the forms of the site, by its reference or by who wrote. */
export async function messagesLike(db: Db, words: string): Promise<Section> {
  const rows =
    words.length < 3
      ? []
      : await db
          .selectFrom('contactMessage')
          .select(['id', 'reference', 'topic', 'status', 'name', 'email', IN_ALL])
          .where(({ or }) => or([like('reference', words), like('name', words), like('email', words)]))
          .orderBy('createdAt', 'desc')
          .limit(MOST)
          .execute()
  return sectionOf('message', rows, ({ id, reference, topic, status, name, email }) => ({
    kind: 'message',
    id,
    name: `${reference}, about ${topic}`,
    status,
    who: [name, email].filter(Boolean).join(', '),
    where: '',
    next: status === 'closed' ? [] : [commandFor('answer-contact-message', id, '--words "…"')],
  }))
}
