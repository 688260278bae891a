import { vatRateOf } from '#features/payments/policy.ts'
import { pictureOf } from '#features/products/kit/pictures.ts'
import { MOST_EACH } from '#features/products/queries.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { deliveryPence, FREE_FROM } from './kit/delivery.ts'
import { type Coupon, couponWords, isFor, whyNot } from './queries/coupons.ts'
import { goodsIn, type LineRow, linesIn, problemOf } from './queries/lines.ts'
import { totalsOf } from './totalsOf.ts'

export interface Shopper {
  db: Db
  now: Date
  who: { id: string; roles: readonly Role[] } | null
  input: { cart?: string | undefined }
  services: { config: { VAT_NUMBER?: string | undefined } }
}

const money = (pence: number) => ({ pence, currency: 'GBP' as const })
const NONE = { coupon: null, isUsable: false, problem: null }

/** A cart with what it costs now. `trying`: a coupon to see it with. */
export async function viewCart(shopper: Shopper, cartId: string | null, trying?: Coupon) {
  const lines = cartId ? await linesIn(shopper.db, cartId) : []
  const { coupon, isUsable, problem } = trying
    ? await usable(shopper, lines, trying)
    : cartId
      ? await couponIn(shopper, cartId, lines)
      : NONE
  const totals = totalsIn(lines, isUsable ? coupon : null, vatRateOf(shopper.services.config))
  return {
    lines: lines.map((line, index) => ({
      id: line.id,
      variantId: line.variantId,
      productId: line.productId,
      name: line.name,
      variant: line.variant,
      link: paths.product(line.slug),
      picture: pictureOf(line.slug),
      engraving: line.engraving,
      quantity: line.quantity,
      available: line.onSale ? Math.min(line.stock, MOST_EACH) : 0,
      each: money(line.pence),
      discount: money(totals.lines[index]?.discount ?? 0),
      total: money(totals.lines[index]?.pence ?? 0),
      problem: problemOf(line),
    })),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: coupon && { code: coupon.code, words: couponWords(coupon) },
    couponProblem: problem,
    hasFreeDelivery: isUsable && coupon?.kind === 'freeDelivery',
    subtotal: money(totals.subtotal),
    discount: money(totals.discount),
    delivery: money(totals.delivery),
    total: money(totals.total),
    vat: money(totals.vat),
    toFreeDelivery: money(totals.delivery === 0 ? 0 : Math.max(0, FREE_FROM - totals.goods)),
    canOrder: lines.length > 0 && lines.every((line) => problemOf(line) === null),
  }
}

/** What the lines cost with a coupon, sent the standard way to the mainland. */
function totalsIn(lines: readonly LineRow[], coupon: Coupon | null, vatRate: number) {
  const priced = lines.map(({ id, pence, quantity, category }) => ({
    id,
    pence,
    quantity,
    discounted: coupon !== null && isFor(coupon, category),
  }))
  const { goods } = totalsOf(priced, coupon, 0, vatRate)
  const isFree = lines.length === 0 || coupon?.kind === 'freeDelivery'
  const delivery = deliveryPence({ method: 'standard', zone: 'mainland', goodsPence: goods, isFree }) ?? 0
  return totalsOf(priced, coupon, delivery, vatRate)
}

/** The coupon of a cart, and whether it takes something off now. */
async function couponIn(shopper: Shopper, cartId: string, lines: readonly LineRow[]) {
  const coupon = await shopper.db
    .selectFrom('cart')
    .innerJoin('coupon', 'coupon.id', 'cart.couponId')
    .selectAll('coupon')
    .where('cart.id', '=', cartId)
    .executeTakeFirst()
  return coupon ? usable(shopper, lines, coupon) : NONE
}

async function usable({ db, now, who }: Shopper, lines: readonly LineRow[], coupon: Coupon) {
  const no = await whyNot({ db, now, who, goods: goodsIn(lines) }, coupon)
  return { coupon, isUsable: no === null, problem: no?.words ?? null }
}
