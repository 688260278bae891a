import { awayToday } from '#features/accounts/queries/timeaway.ts'
import type { Away } from '#features/accounts/shapes.ts'
import type { Db } from '#platform/database/db.ts'

/** An implanter who holds a chip, as far as they show themselves to everyone. */
export interface ShownHolder {
  /** Null where they show no number. */
  shown: { name: string; phone: string } | null
  away: Away | null
}

/** Who shows no number to everyone is asked by a message alone, and isn’t named. */
export async function shownHolder(db: Db, holderId: string, now: Date): Promise<ShownHolder> {
  const shown = await db
    .selectFrom('bookingTerms')
    .select(['publicName as name', 'publicPhone as phone'])
    .where('accountId', '=', holderId)
    .where('publicPhone', '<>', '')
    .executeTakeFirst()
  const away = await awayToday(db, [holderId], now)
  return { shown: shown ?? null, away: away.get(holderId) ?? null }
}
