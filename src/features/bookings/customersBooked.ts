import type { Partner } from '#features/chat/points.ts'
import type { Db } from '#platform/database/db.ts'
import { firstName } from './rows.ts'

/** An implanter may write to the customers of visits that they have said yes to, the latest first. */
export async function customersBooked({ db, who }: { db: Db; who: { id: string; roles: readonly string[] } }): Promise<Partner[]> {
  if (!who.roles.includes('Implanter')) return []
  const customers = await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.customerId')
    .select(['account.id as accountId', 'account.name'])
    .select((row) => row.fn.max('booking.startsAt').as('last'))
    .where('booking.implanterId', '=', who.id)
    .where('booking.confirmedAt', 'is not', null)
    .where('account.status', '<>', 'closed')
    .groupBy('account.id')
    .orderBy('last', 'desc')
    .limit(200)
    .execute()
  return customers.map(({ accountId, name }) => ({ accountId, name: firstName(name), role: 'customer' as const }))
}
