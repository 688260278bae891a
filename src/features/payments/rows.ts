import type { Selectable } from 'kysely'
import * as z from 'zod'
import { CARD_ACCOUNTS } from '#adapters/cards/cards.ts'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import { Lines, Purpose } from './shapes.ts'

const Account = z.enum(CARD_ACCOUNTS)

/** A payment as it is kept, its loose columns read. */
export type Payment = ReturnType<typeof read>

/** The states in which a payment may still be paid. */
export const UNPAID = ['open', 'processing'] as const
/** The states in which a thing is paid or may be: there is one such payment at most. */
const LIVE = [...UNPAID, 'succeeded', 'partRefunded'] as const

export const isUnpaid = ({ status }: Pick<Payment, 'status'>) => UNPAID.some((state) => state === status)

const all = (db: Db) => db.selectFrom('payment').selectAll()

export async function paymentById(db: Db, id: string): Promise<Payment | null> {
  const row = await all(db).where('id', '=', id).executeTakeFirst()
  return row ? read(row) : null
}

/** The same, held until the transaction ends, so that what is heard of one payment is written down one after the other. */
export async function lockPayment(db: Db, id: string): Promise<Payment | null> {
  const row = await all(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? read(row) : null
}

/** The one payment by which a thing is paid, or may be. */
export async function paymentOf(db: Db, thingId: string): Promise<Payment | null> {
  const row = await all(db).where('thingId', '=', thingId).where('status', 'in', LIVE).executeTakeFirst()
  return row ? read(row) : null
}

function read(row: Selectable<DB['payment']>) {
  return { ...row, purpose: Purpose.parse(row.purpose), cardAccount: Account.parse(row.cardAccount), lines: Lines.parse(row.lines) }
}
