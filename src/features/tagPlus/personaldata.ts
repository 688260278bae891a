import type { Db } from '#platform/database/db.ts'

/** The subscriptions of a person, and what they paid last. */
export const subscriptionData = {
  subscriptions: (db: Db, accountId: string) =>
    db
      .selectFrom('subscription')
      .select(['plan', 'status', 'statusAt', 'pence', 'periodEnd', 'endsThen', 'chargedAt', 'chargedPence', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
}
