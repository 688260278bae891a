import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'

/** The tags that a person ordered, with what is engraved on them and where they went. */
export const tagOrderData = {
  tagOrders: (db: Db, accountId: string) =>
    db
      .selectFrom('tagOrder')
      .select(['petId', 'status', 'statusAt', 'design', 'engraving', 'delivery', 'pence', 'tracking', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
}

/** Whoever waits for a tag that they paid for: without their name and address it could neither be engraved nor sent. */
export const waitsForTag = (account: ExpressionBuilder<DB, 'account'>) =>
  account.exists(
    account
      .selectFrom('tagOrder')
      .select('tagOrder.id')
      .whereRef('tagOrder.accountId', '=', 'account.id')
      .where('tagOrder.status', 'in', ['paid', 'engraved']),
  )

/** What is engraved on a tag and where it went is not kept of somebody who is forgotten; what they paid is. */
export const forgetOrders = async (db: Db, accountIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('tagOrder')
    .set({ engraving: null, delivery: null, tracking: null })
    .where('accountId', 'in', [...accountIds])
    .execute()
}
