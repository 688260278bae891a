import type { Selectable } from 'kysely'
import type { ChipOrder as OrderTable } from '#database/types.ts'
import { vatIn } from '#features/payments/policy.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { chipOrderLife } from './lifecycle.ts'
import { runsOfOrders } from './orderranges.ts'
import { asChipNumber } from './picking.ts'
import { OrderedPacks, stillOf } from './prices.ts'
import { allocations, TAKEN_BACK } from './ranges.ts'
import { Compensated } from './shapes.ts'

type OrderRow = Selectable<OrderTable>
type Ranges = Awaited<ReturnType<ReturnType<typeof allocations>['execute']>>
type Runs = Awaited<ReturnType<ReturnType<typeof runsOfOrders>['execute']>>

const money = (pence: number) => ({ pence, currency: 'GBP' as const })

/** Orders as their implanter sees them. */
export async function orderCards(db: Db, orders: readonly OrderRow[], now: Date, vatRate: number) {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const ranges = await allocations(db).where('chipAllocation.orderId', 'in', ids).execute()
  const runs = await runsOfOrders(db, ids).execute()
  return orders.map((order) => {
    const own = order.status === 'placed' ? [] : ranges.filter(({ orderId }) => orderId === order.id)
    const here = runs.filter(({ orderId }) => orderId === order.id)
    return { ...orderCard(order, own, now, vatRate), ...whereTheyAre(here) }
  })
}

function orderCard(order: OrderRow, ranges: Ranges, now: Date, vatRate: number) {
  const { id, status, withRegistrations, pence, tracking, createdAt, statusAt } = order
  const [isToPay, pay] = [status === 'placed', mayPay(order, now)]
  return {
    id,
    status,
    packs: OrderedPacks.parse(order.packs).map(({ size, quantity: count }) => ({ size, quantity: count })),
    chips: stillOf(order),
    withRegistrations,
    amount: money(pence),
    vat: money(vatIn(pence, vatRate)),
    ranges: ranges.map(({ from, to, code, expiresOn }) => ({ from: asChipNumber(from), to: asChipNumber(to), batch: code, expiresOn })),
    tracking,
    placedAt: createdAt,
    statusAt,
    hasLapsed: isToPay && pay !== true,
    hasPayments: !isToPay,
    can: {
      pay,
      cancel: isToPay ? may(chipOrderLife, 'cancel', 'holder')(null, order) : mayWithdraw(order),
      receive: may(chipOrderLife, 'receive', 'holder')(null, order),
      return: order.takenBackAt ? TAKEN_BACK : may(chipOrderLife, 'askToReturn', 'holder')(null, order),
    },
  }
}

/** STOCK-18 Until it's packed, and unless the bank holds what was paid. */
const mayWithdraw = ({ status, suspendedAt }: Pick<OrderRow, 'status' | 'suspendedAt'>): true | Because =>
  suspendedAt
    ? because('PAY-7', 'Your bank is holding this payment. Wait for its decision.')
    : may(chipOrderLife, 'withdraw', 'holder')(null, { status })

const whereTheyAre = (runs: Runs) => ({
  coming: runsIn(runs, 'dispatched'),
  unused: runsIn(runs, 'withImplanter'),
  missing: runs.flatMap(({ status, from, to, batch, expiresOn, compensated }) =>
    status === 'lostInPost' ? [{ from, to, batch, expiresOn, compensated: Compensated.nullable().parse(compensated) }] : [],
  ),
})

const runsIn = (runs: Runs, wanted: Runs[number]['status']) =>
  runs.filter(({ status }) => status === wanted).map(({ from, to, batch, expiresOn }) => ({ from, to, batch, expiresOn }))

/** STOCK-2 True while the chips are held and nothing has been paid. */
function mayPay({ status, reservedUntil }: Pick<OrderRow, 'status' | 'reservedUntil'>, now: Date): true | Because {
  const next = may(chipOrderLife, 'pay')(null, { status })
  return next === true && reservedUntil <= now ? because('STOCK-2', 'We held these chips for 30 minutes and have now released them') : next
}
