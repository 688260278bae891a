import type { Db } from '#platform/database/db.ts'

/** What is in a person’s cart. */
export const cartData = {
  cart: (db: Db, accountId: string) =>
    db
      .selectFrom('cart')
      .leftJoin('cartLine', 'cartLine.cartId', 'cart.id')
      .select(['cartLine.variantId', 'cartLine.quantity', 'cartLine.engraving', 'cart.changedAt'])
      .where('cart.accountId', '=', accountId)
      .execute(),
}

export const forgetCart = async (db: Db, accountIds: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('cart')
    .where('accountId', 'in', [...accountIds])
    .execute()
}
