import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { TagOrder as OrderTable } from '#database/types.ts'
import { VAT_RATE, vatIn } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { deliveryText } from '#platform/text/address.ts'
import { paths } from '#src/paths.ts'
import { designWords, linesOf } from './designs.ts'
import { tagOrderLife } from './lifecycle.ts'
import { FULFILLING_REFUSED } from './refusals.ts'
import { TagDelivery, TagDesign } from './shapes.ts'

type OrderRow = Selectable<OrderTable>

const Engraved = z.object({ name: z.string(), address: z.string(), postcode: z.string(), phone: z.string().default('') })

/** What is engraved and how, and where it goes; of somebody who is forgotten only the design is kept. */
export function readOrder({ design, engraving, delivery }: Pick<OrderRow, 'design' | 'engraving' | 'delivery'>) {
  return {
    design: TagDesign.parse(design),
    lines: engraving ? linesOf(Engraved.parse(engraving)) : [],
    to: delivery ? deliveryText(TagDelivery.parse(delivery)) : '',
  }
}

/** One order, held until the transaction ends. */
export const lockOrder = (db: Db, orderId: string) =>
  db.selectFrom('tagOrder').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

/** What there is to pay for an order now. */
export async function orderToPay(db: Db, orderId: string, accountId: string): Promise<Payable> {
  const order = await db.selectFrom('tagOrder').selectAll().where('id', '=', orderId).where('accountId', '=', accountId).executeTakeFirst()
  if (!order) return 'nothingToPay'
  if (order.status === 'cancelled') return 'tooLate'
  if (order.status !== 'placed') return 'paidAlready'
  const { design, lines, to } = readOrder(order)
  const description = `Engraved TailTag: ${designWords(design)}`
  return {
    pence: order.pence,
    vatPence: vatIn(order.pence),
    description,
    lines: [{ words: description, quantity: 1, pence: order.pence, vatRate: VAT_RATE }],
    about: [
      { label: 'Engraved with', words: lines.join(', ') },
      { label: 'Sent to', words: to },
      { label: 'Returns', words: 'You can cancel until we engrave it. After that we only take it back if something’s wrong with it.' },
    ],
  }
}

/** TAG-11: a paid order waits to be engraved. */
export async function orderPaid({ db, transition }: LawTools, orderId: string): Promise<true | Because> {
  const order = await lockOrder(db, orderId)
  if (order?.status !== 'placed') return because('TAG-12', 'This order was cancelled before your payment reached us')
  await transition(tagOrderLife, 'pay', orderId, 'payments')
  return true
}

export const orderGiven = async () => ({
  words: 'We’ll engrave your tag and write to you when it’s on its way.',
  next: paths.tailTagSettings,
  nextWords: 'See your tags',
})

/** TAG-13: all that was paid goes back, so nothing more is made or sent. */
export async function revokeOrder({ db, transition }: LawTools, orderId: string): Promise<number> {
  const order = await lockOrder(db, orderId)
  if (!order || order.status === 'refunded') return 0
  await transition(tagOrderLife, 'refund', orderId, 'payments')
  return order.pence
}

/** PAY-7: while the bank holds what was paid for it, it is neither engraved nor sent. */
export const holdOrder = async ({ db, now }: LawTools, orderId: string) => {
  await db.updateTable('tagOrder').set({ suspendedAt: now }).where('id', '=', orderId).execute()
}

export const releaseOrder = async ({ db }: LawTools, orderId: string) => {
  await db.updateTable('tagOrder').set({ suspendedAt: null }).where('id', '=', orderId).execute()
}

/** PAY-8: the bank has taken the money back. What is not sent yet is not sent. */
export async function loseOrder(tools: LawTools, orderId: string): Promise<void> {
  const order = await lockOrder(tools.db, orderId)
  if (order?.status === 'paid' || order?.status === 'engraved') await revokeOrder(tools, orderId)
}

/** The order that Staff work on. Throws where there is none, or where the bank holds what was paid for it. */
export async function orderInHand(db: Db, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(db, orderId)
  if (!order) throw refusedBy(FULFILLING_REFUSED, 'noSuchOrder')
  if (order.suspendedAt) throw refusedBy(FULFILLING_REFUSED, 'bankHolds')
  return order
}
