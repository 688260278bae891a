import { linesOf, piecesOf } from '#features/orders/rows.ts'
import type { Payment } from '#features/payments/rows.ts'
import type { Db } from '#platform/database/db.ts'

/** The states in which an order has been paid for and is still with us. */
const UNSENT: ReadonlySet<string> = new Set(['paid', 'allocated', 'engraved', 'packed'])

const STAYS = 'This order isn’t sent yet, and all that’s still in it will be.'

/** What is paid for, where it's an order that is still with us; null for anything else. */
export async function unsentOrder(db: Db, { purpose, thingId }: Pick<Payment, 'purpose' | 'thingId'>) {
  const status = await statusOf(db, purpose, thingId)
  return status && UNSENT.has(status) ? { id: thingId, status, purpose } : null
}

async function statusOf(db: Db, purpose: string, id: string): Promise<string | undefined> {
  if (purpose === 'order') return (await db.selectFrom('shopOrder').select('status').where('id', '=', id).executeTakeFirst())?.status
  if (purpose === 'tailTag') return (await db.selectFrom('tagOrder').select('status').where('id', '=', id).executeTakeFirst())?.status
  if (purpose === 'chipsOrder') return (await db.selectFrom('chipOrder').select('status').where('id', '=', id).executeTakeFirst())?.status
  return undefined
}

type Unsent = Awaited<ReturnType<typeof unsentOrder>>

/** What becomes of an order that wasn't sent, once some of it has been refunded: what stays in the parcel, in words; '' for anything else. */
export async function leftToSend(db: Db, order: Unsent, { isByLine }: { isByLine: boolean }): Promise<string> {
  if (!order) return ''
  if ((await statusOf(db, order.purpose, order.id)) === 'refunded') return 'This order isn’t sent yet, and won’t be.'
  if (order.purpose !== 'order') return STAYS
  if (!isByLine) return `${STAYS} To take goods out of it, refund them with --lines.`
  const lines = await linesOf(db, [order.id])
  const left = lines.filter((line) => piecesOf(line) > 0).map((line) => `${piecesOf(line)} × ${line.words}`)
  const words = `This order isn’t sent yet. What you refund isn’t packed any more: ${left.join(', ')} will be.`
  return order.status === 'packed' ? `${words} It’s packed already, so take that out of the parcel and print the slip again.` : words
}
