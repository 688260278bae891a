import { sql } from 'kysely'
import * as z from 'zod'
import { daysAway } from '#features/accounts/queries/timeaway.ts'
import type { Away } from '#features/accounts/shapes.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Stretch } from '#platform/clock/london.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { BLOCKING } from './lifecycle.ts'
import type { PublicImplanter } from './shapes.ts'
import { closedWhileAway, placeOf, readTerms } from './terms.ts'

/** BOOK-13 The terms of implanters who can be booked: listed, verified, and insured today. */
const bookable = (db: Db, now: Date) =>
  db
    .selectFrom('bookingTerms as terms')
    .innerJoin('account', 'account.id', 'terms.accountId')
    .innerJoin('profile', (join) => join.onRef('profile.accountId', '=', 'terms.accountId').on('profile.type', '=', 'Implanter'))
    .where('terms.listed', '=', true)
    .where('account.status', '=', 'active')
    .where('profile.status', '=', 'verified')
    .where(sql<boolean>`profile.details->'insurance'->>'until' >= ${londonDate(now)}`)

/** The pages of all of them, for search engines. */
export async function implanterPages(db: Db, now: Date) {
  const rows = await bookable(db, now).select('terms.accountId').orderBy('terms.accountId').limit(5000).execute()
  return rows.map(({ accountId }) => ({ path: paths.implanter(accountId) }))
}

/** One who can be booked, with their terms; null where there is none, or they can't be booked now. */
export async function bookableImplanter(db: Db, implanterId: string, now: Date) {
  const row = await bookable(db, now)
    .selectAll('terms')
    .select('profile.details')
    .where('terms.accountId', '=', implanterId)
    .executeTakeFirst()
  if (!row) return null
  const away = await daysAway(db, [implanterId])
  return { ...closedWhileAway(readTerms(row), away.get(implanterId)), details: row.details }
}

export type Bookable = NonNullable<Awaited<ReturnType<typeof bookableImplanter>>>

/** The same, held until the transaction ends: those who book one implanter follow each other. */
export async function lockTerms(db: Db, implanterId: string) {
  const row = await db.selectFrom('bookingTerms').selectAll().where('accountId', '=', implanterId).forUpdate().executeTakeFirst()
  if (!row) return null
  const away = await daysAway(db, [implanterId])
  return closedWhileAway(readTerms(row), away.get(implanterId))
}

const Details = z.object({
  role: z.enum(['vet', 'vetNurse', 'trained']).default('trained'),
  species: z.array(z.string()).default([]),
  certificateReference: z.string().default(''),
  insurance: z.object({ until: z.string() }),
})

type Shown = Pick<
  Bookable,
  | 'accountId'
  | 'publicName'
  | 'about'
  | 'publicPhone'
  | 'town'
  | 'atClinic'
  | 'atHome'
  | 'stars'
  | 'reviews'
  | 'shown'
  | 'details'
  | 'dbsOn'
  | 'dbsSeenAt'
>

/** How anybody sees an implanter. */
export function publicImplanter({ details, ...terms }: Shown, away: Away | null): z.input<typeof PublicImplanter> {
  const { role, species, certificateReference, insurance } = Details.parse(details)
  const { accountId, publicName, about, publicPhone, town, atClinic, atHome, stars, reviews } = terms
  return {
    id: accountId,
    name: publicName,
    about,
    phone: publicPhone || null,
    town,
    atClinic,
    atHome,
    role,
    species,
    certificate: certificateReference,
    insuredUntil: insurance.until,
    dbs: terms.dbsOn ? { on: terms.dbsOn, seenAt: terms.dbsSeenAt } : null,
    rating: reviews > 0 ? { mean: Math.round((stars / reviews) * 10) / 10, count: reviews } : null,
    away,
    place: placeOf(terms),
  }
}

interface Within {
  /** Moments between which something is asked. */
  from: Date
  to: Date
  now: Date
  /** A visit that does not count: the one that is to be moved. */
  except?: string
}

/** When these implanters can take nobody else, by their id. A time that is held no longer counts. */
export async function busyOf(db: Db, implanterIds: readonly string[], { from, to, now, except }: Within): Promise<Map<string, Stretch[]>> {
  const { rows } = await sql<Stretch & { implanterId: string }>`
    select implanter_id, lower(part) as from, upper(part) as to from booking, unnest(blocked) as part
    where implanter_id = any(${[...implanterIds]}::uuid[]) and status::text = any(${[...BLOCKING]}) and blocked && tstzrange(${from}, ${to})
      and not (status = 'held' and answer_by <= ${now}) and id is distinct from ${except ?? null}::uuid
    union all
    select implanter_id, lower(blocked), upper(blocked) from diary_visit
    where implanter_id = any(${[...implanterIds]}::uuid[]) and blocked && tstzrange(${from}, ${to}) and id is distinct from ${except ?? null}::uuid
    order by 1, 2`.execute(db)
  const busy = new Map<string, Stretch[]>()
  for (const { implanterId, ...stretch } of rows) busy.set(implanterId, [...(busy.get(implanterId) ?? []), stretch])
  return busy
}

/** One booking, held until the transaction ends. */
export const lockBooking = (db: Db, bookingId: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', bookingId).forUpdate().executeTakeFirst()

export type BookingRow = NonNullable<Awaited<ReturnType<typeof lockBooking>>>
