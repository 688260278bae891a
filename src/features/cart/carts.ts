import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { vatRateOf } from '#features/payments/policy.ts'
import { pictureOf } from '#features/products/pictures.ts'
import { MOST_EACH } from '#features/products/queries.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { paths } from '#src/paths.ts'
import { type Coupon, couponWords, isFor, whyNot } from './coupons.ts'
import { deliveryPence, FREE_FROM } from './delivery.ts'
import { totalsOf } from './totals.ts'

export interface Shopper {
  db: Db
  now: Date
  who: { id: string; roles: readonly Role[] } | null
  input: { cart?: string | undefined }
  services: { config: { VAT_NUMBER?: string | undefined } }
}

const hashOf = (token: string) => createHash('sha256').update(`cart ${token}`).digest('hex')

/** The cart of whoever asks, made where there is none; null for a guest without a secret. What a guest had comes into their own cart when they sign in. */
export async function cartOf({ db, now, who, input }: Pick<Shopper, 'db' | 'now' | 'who' | 'input'>): Promise<string | null> {
  const own = who ? await openCart(db, { accountId: who.id }, now) : null
  if (!input.cart) return own
  if (!own) return openCart(db, { tokenHash: hashOf(input.cart) }, now)
  await takeOver(db, own, hashOf(input.cart), now)
  return own
}

/** The same, where nothing may be made: null where there is no cart yet. */
export async function findCart({ db, who, input }: Pick<Shopper, 'db' | 'who' | 'input'>): Promise<string | null> {
  const carts = db.selectFrom('cart').select('id')
  const found = who
    ? await carts.where('accountId', '=', who.id).executeTakeFirst()
    : input.cart && (await carts.where('tokenHash', '=', hashOf(input.cart)).executeTakeFirst())
  return found ? found.id : null
}

/** Those who open a cart at the same moment open one. */
async function openCart(db: Db, of: { accountId: string } | { tokenHash: string }, now: Date): Promise<string> {
  await db
    .insertInto('cart')
    .values({ id: newId(), ...of, createdAt: now, changedAt: now })
    .onConflict((same) => same.doNothing())
    .execute()
  const carts = db.selectFrom('cart').select('id')
  const { id } = await ('accountId' in of
    ? carts.where('accountId', '=', of.accountId)
    : carts.where('tokenHash', '=', of.tokenHash)
  ).executeTakeFirstOrThrow()
  return id
}

/** Moves a guest’s goods into the cart of whoever has signed in: what both have is added up. */
async function takeOver(db: Db, own: string, tokenHash: string, now: Date): Promise<void> {
  const guest = await db.selectFrom('cart').select(['id', 'couponId']).where('tokenHash', '=', tokenHash).forUpdate().executeTakeFirst()
  if (!guest) return
  const lines = await db.selectFrom('cartLine').selectAll().where('cartId', '=', guest.id).execute()
  for (const { variantId, quantity, engraving } of lines) await addLine(db, own, { variantId, quantity, engraving }, now)
  if (guest.couponId)
    await db.updateTable('cart').set({ couponId: guest.couponId }).where('id', '=', own).where('couponId', 'is', null).execute()
  await db.deleteFrom('cart').where('id', '=', guest.id).execute()
}

interface Added {
  variantId: string
  quantity: number
  engraving: readonly string[]
}

/** Adds to what is there of the same; nobody’s addition is lost to another’s. At most 20. */
export async function addLine(db: Db, cartId: string, { variantId, quantity, engraving }: Added, now: Date): Promise<void> {
  await db
    .insertInto('cartLine')
    .values({ id: newId(), cartId, variantId, quantity, engraving: [...engraving], addedAt: now })
    .onConflict((same) =>
      same
        .columns(['cartId', 'variantId', 'engraving'])
        .doUpdateSet({ quantity: sql`least(cart_line.quantity + excluded.quantity, ${MOST_EACH})` }),
    )
    .execute()
  await db.updateTable('cart').set({ changedAt: now }).where('id', '=', cartId).execute()
}

/** What is in a cart, with its variants and products as they are now. */
export const linesIn = (db: Db, cartId: string) =>
  db
    .selectFrom('cartLine')
    .innerJoin('variant', 'variant.id', 'cartLine.variantId')
    .innerJoin('product', 'product.id', 'variant.productId')
    .select(['cartLine.id', 'cartLine.variantId', 'cartLine.quantity', 'cartLine.engraving'])
    .select([
      'variant.name as variant',
      'variant.pence',
      'variant.stock',
      'variant.productId',
      'product.name',
      'product.slug',
      'product.category',
    ])
    .select(sql<boolean>`variant.on_sale and product.on_sale`.as('onSale'))
    .where('cartLine.cartId', '=', cartId)
    .orderBy('cartLine.addedAt')
    .orderBy('cartLine.id')
    .execute()

export type LineRow = Awaited<ReturnType<typeof linesIn>>[number]

/** Why something can’t be ordered as it stands in a cart. */
export function problemOf({ onSale, stock, quantity }: Pick<LineRow, 'onSale' | 'stock' | 'quantity'>): string | null {
  if (!onSale) return 'We don’t sell this any more. Remove it to order the rest.'
  if (stock === 0) return 'Sold out. Remove it to order the rest.'
  return stock < quantity ? `We only have ${stock} left` : null
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

export const goodsIn = (lines: readonly LineRow[]) => lines.map(({ category, pence, quantity }) => ({ category, pence: pence * quantity }))

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
