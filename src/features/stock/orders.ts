import { VAT_RATE, vatIn } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { paths } from '#src/paths.ts'
import { chipOrderLife } from './lifecycle.ts'
import { bundles, type Tools } from './points.ts'
import { OrderedPacks } from './prices.ts'
import { addressWords } from './queries.ts'
import { rangesToSell } from './replacement.ts'
import { makeUnits } from './units.ts'

/** What this implanter has to pay for an order now. Where the sale of its chips was stopped, others are held for it; without such it is too late. */
export async function orderToPay(db: Db, orderId: string, accountId: string, now: Date): Promise<Payable> {
  const order = await db
    .selectFrom('chipOrder')
    .selectAll()
    .where('id', '=', orderId)
    .where('implanterId', '=', accountId)
    .executeTakeFirst()
  if (!order) return 'nothingToPay'
  if (order.status === 'cancelled') return 'tooLate'
  if (order.status !== 'placed') return 'paidAlready'
  if (order.reservedUntil <= now || !(await rangesToSell(db, order, now))) return 'tooLate'
  const extra = order.withRegistrations ? ', each with a registration' : ''
  const lines = OrderedPacks.parse(order.packs).map(({ size, quantity, pence }) => ({
    words: `Pack of ${size} microchips${extra}`,
    quantity,
    pence: pence * quantity,
    vatRate: VAT_RATE,
  }))
  const description = `${order.quantity} microchips${extra}`
  const about = [{ label: 'Sent to', words: addressWords(order.delivery) }]
  return { pence: order.pence, vatPence: vatIn(order.pence), description, lines, about, until: order.reservedUntil }
}

/**
 * STOCK-2 Allocates the chips of an order that is paid, once: the numbers it held become its own, and its registrations are given.
 * True, or the sentence why it can no longer be filled: then nothing has changed.
 */
export async function orderPaid(tools: Tools, orderId: string): Promise<true | Because> {
  const { db, now, transition, extensions } = tools
  const order = await db.selectFrom('chipOrder').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (order?.status !== 'placed') return because('STOCK-2', 'We’re no longer holding the chips for this order')
  const ranges = await rangesToSell(db, order, now)
  if (!ranges) return because('DEAD-4', 'We stopped selling these chips before your payment reached us')

  await transition(chipOrderLife, 'pay', orderId, 'payments')
  await transition(chipOrderLife, 'allocate', orderId, 'payments')
  await makeUnits(tools, { order, ranges, by: 'payments' })
  const [bundle] = order.withRegistrations ? extensions(bundles) : []
  await bundle?.give(db, { orderId, accountId: order.implanterId, quantity: order.quantity, now })
  return true
}

/** What who paid for an order has now, and where they go on. */
export async function orderGiven(db: Db, orderId: string) {
  const { quantity, withRegistrations } = await db
    .selectFrom('chipOrder')
    .select(['quantity', 'withRegistrations'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const extra = withRegistrations ? ` You can already use their ${quantity} registration credits.` : ''
  const words = `We’ll pack your ${quantity} chips, and write to you when they’re on their way.${extra}`
  return { words, next: paths.orderChips, nextWords: 'See your orders' }
}
