import { sql } from 'kysely'
import type * as z from 'zod'
import type { Point } from '#knowledge/places/grid.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { CHANGED_TERMS } from './lifecycle.ts'
import type { BookingHours, Terms } from './shapes.ts'
import { roughly } from './terms.ts'

/** BOOK-18 A certificate of another date has to be seen anew. */
const SEEN_STILL = sql<Date | null>`case when booking_terms.dbs_on = excluded.dbs_on then booking_terms.dbs_seen_at end`

/** BOOK-13: keeps an implanter's terms. `place`: where their address lies, and what the town is called. */
export async function saveTerms(
  { db, now, recordEvent }: LawTools,
  accountId: string,
  { address, ...terms }: Terms,
  place: Point & { name: string },
): Promise<void> {
  const { east, north } = roughly(place)
  const kept = {
    ...terms,
    address: JSON.stringify(address),
    town: place.name,
    shown: sql<{ x: number; y: number }>`point(${east}, ${north})`,
    changedAt: now,
  }
  await db
    .insertInto('bookingTerms')
    .values({ accountId, ...kept, createdAt: now })
    .onConflict((one) => one.column('accountId').doUpdateSet({ ...kept, dbsSeenAt: SEEN_STILL }))
    .execute()
  await recordEvent('account', accountId, {
    move: 'changeBookingTerms',
    clause: CHANGED_TERMS.clause,
    by: 'holder',
    facts: { listed: terms.listed },
  })
}

/** Keeps when an implanter can be booked; false where they have no terms yet. */
export async function saveHours(
  { db, now }: LawTools,
  accountId: string,
  { hours, exceptions }: z.output<typeof BookingHours>,
): Promise<boolean> {
  const saved = await db
    .updateTable('bookingTerms')
    .set({ hours: JSON.stringify(hours), exceptions: JSON.stringify(exceptions), changedAt: now })
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst()
  return saved !== undefined
}
