import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

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

export const goodsIn = (lines: readonly LineRow[]) => lines.map(({ category, pence, quantity }) => ({ category, pence: pence * quantity }))
