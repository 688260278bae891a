import type { Selectable } from 'kysely'
import type { ChipOrder as OrderTable } from '#database/types.ts'
import { vatIn } from '#features/payments/policy.ts'
import type { Db } from '#platform/database/db.ts'
import { after, type Mover } from '#platform/law/lifecycle.ts'
import { allocations, TAKEN_BACK } from './allotted.ts'
import { chipOrderLife } from './lifecycle.ts'
import { asChipNumber } from './picking.ts'
import { OrderedPacks, stillOf } from './pricing.ts'
import { runsOfOrders } from './runs.ts'

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
    can: {
      pay: mayPay(order, now),
      cancel: mayMove('cancel', status, 'holder'),
      receive: mayMove('receive', status, 'holder'),
      return: order.takenBackAt ? TAKEN_BACK : mayMove('askToReturn', status, 'holder'),
    },
  }
}

const whereTheyAre = (runs: Runs) => ({ coming: runsIn(runs, 'dispatched'), unused: runsIn(runs, 'withImplanter') })

const runsIn = (runs: Runs, wanted: Runs[number]['status']) =>
  runs.filter(({ status }) => status === wanted).map(({ from, to, batch, expiresOn }) => ({ from, to, batch, expiresOn }))

/** STOCK-2 True while the chips are held and nothing has been paid. */
function mayPay({ status, reservedUntil }: Pick<OrderRow, 'status' | 'reservedUntil'>, now: Date): true | string {
  const next = mayMove('pay', status, 'payments')
  return next === true && reservedUntil <= now ? 'STOCK-2 The chips of this order were held for 30 minutes and are free again' : next
}

function mayMove(move: keyof typeof chipOrderLife.moves, status: string, by: Mover): true | string {
  const next = after(chipOrderLife, move, status, by)
  return 'state' in next || next.because
}
