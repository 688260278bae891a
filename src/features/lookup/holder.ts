import type { Db } from '#platform/database/db.ts'

/** An implanter who holds a chip, as far as they show themselves to everyone. */
export interface ShownHolder {
  name: string
  phone: string
}

/** Their public name and number; null where they show no number: then they're asked by a message alone. */
export async function shownHolder(db: Db, holderId: string): Promise<ShownHolder | null> {
  const terms = await db
    .selectFrom('bookingTerms')
    .select(['publicName as name', 'publicPhone as phone'])
    .where('accountId', '=', holderId)
    .where('publicPhone', '<>', '')
    .executeTakeFirst()
  return terms ?? null
}
