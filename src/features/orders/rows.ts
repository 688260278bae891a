import type { Selectable } from 'kysely'
import type { ShopOrder, ShopOrderLine } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'

export type OrderRow = Selectable<ShopOrder>
export type LineRow = Selectable<ShopOrderLine>

/** One order, held until the transaction ends. */
export const lockOrder = (db: Db, orderId: string) =>
  db.selectFrom('shopOrder').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

export const linesOf = (db: Db, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shopOrderLine')
        .selectAll()
        .where('orderId', 'in', [...orderIds])
        .orderBy('orderId')
        .orderBy('position')
        .execute()

/** How many pieces of a line were sent, or will be: the rest were refunded before. */
export const piecesOf = ({ quantity, takenOff }: Pick<LineRow, 'quantity' | 'takenOff'>) => quantity - takenOff

/** What of an order that was never sent is still to be put back. */
export const unsentOf = (lines: readonly LineRow[]) => lines.map((line) => ({ variantId: line.variantId, quantity: piecesOf(line) }))

/** Has somebody’s use of a coupon count no more. */
export const releaseCoupon = (db: Db, orderId: string, now: Date) =>
  db.updateTable('couponUse').set({ releasedAt: now }).where('orderId', '=', orderId).where('releasedAt', 'is', null).execute()
