import { METHODS } from '#features/cart/kit/delivery.ts'
import { pictureOf } from '#features/products/kit/pictures.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { deliveryText } from '#platform/text/address.ts'
import { paths } from '#src/paths.ts'
import { FAULTY_DAYS, RETURN_DAYS, shopOrderLife } from './lifecycle.ts'
import { linesOf, type OrderRow } from './rows.ts'
import { Delivery } from './shapes.ts'

const money = (pence: number) => ({ pence, currency: 'GBP' as const })

/** Orders as their buyer sees them. */
export async function orderCards(db: Db, orders: readonly OrderRow[], now: Date) {
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  const products = await productsOf(db, [...new Set(lines.map(({ variantId }) => variantId))])
  return orders.map((order) => ({
    id: order.id,
    number: String(order.number),
    status: order.status,
    statusAt: order.statusAt,
    placedAt: order.createdAt,
    deliveredAt: order.deliveredAt,
    lines: lines.filter(({ orderId }) => orderId === order.id).map((line) => lineCard(line, products.get(line.variantId))),
    to: order.delivery ? deliveryText(Delivery.parse(order.delivery)) : '',
    method: METHODS.find((method) => method === order.method) ?? 'standard',
    discount: money(order.discountPence),
    delivery: money(order.deliveryPence),
    total: money(order.pence),
    vat: money(order.vatPence),
    tracking: order.tracking,
    payBy: order.status === 'placed' ? order.reservedUntil : null,
    returnBy: order.deliveredAt && later(order.deliveredAt, { days: RETURN_DAYS }),
    faultyBy: order.deliveredAt && later(order.deliveredAt, { days: FAULTY_DAYS }),
    can: {
      pay: mayPay(order, now),
      cancel: may(shopOrderLife, order.status === 'placed' ? 'cancel' : 'withdraw', 'holder')(null, order),
      return: mayReturn(order, now),
    },
  }))
}

function lineCard(line: Awaited<ReturnType<typeof linesOf>>[number], product: { slug: string; onSale: boolean } | undefined) {
  const { id, words, engraving, quantity, comingBack, returned, takenOff } = line
  return {
    id,
    link: product?.onSale ? paths.product(product.slug) : null,
    picture: pictureOf(product?.slug ?? ''),
    words,
    engraving,
    quantity,
    each: money(line.eachPence),
    discount: money(line.discountPence),
    total: money(line.pence),
    comingBack,
    returned,
    takenOff,
  }
}

async function productsOf(db: Db, variantIds: readonly string[]) {
  if (variantIds.length === 0) return new Map<string, { slug: string; onSale: boolean }>()
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['variant.id', 'product.slug', 'product.onSale'])
    .where('variant.id', 'in', [...variantIds])
    .execute()
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}

function mayPay(order: OrderRow, now: Date): true | Because {
  const next = may(shopOrderLife, 'pay')(null, order)
  return next === true && order.reservedUntil <= now
    ? because('SHOP-1', 'We held these goods for 15 minutes and have now released them')
    : next
}

/** SHOP-5: something of it can still be sent back, if only because it is faulty. */
function mayReturn(order: OrderRow, now: Date): true | Because {
  const next = may(shopOrderLife, 'askReturn', 'holder')(null, order)
  if (next !== true || !order.deliveredAt) return next
  return later(order.deliveredAt, { days: FAULTY_DAYS }) > now || because('SHOP-5', 'It was delivered more than 30 days ago')
}
