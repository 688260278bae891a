import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { MOST_EACH } from '#features/products/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Shopper } from './viewCart.ts'

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
