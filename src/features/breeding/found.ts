import { type RawBuilder, sql } from 'kysely'
import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { paths } from '#src/paths.ts'
import type { searchBreeders } from './contract.ts'
import type { Point } from './place.ts'

/** For how long a litter says what somebody breeds. */
const BREEDS_DAYS = 5 * 365

type PageOf = Pick<InputOf<typeof searchBreeders>, 'page' | 'pageSize' | 'sort'>

interface Wanted {
  species?: string | undefined
  breedId?: string | undefined
  /** No farther away than this. */
  km?: number | undefined
}

/** BREED-1 The verified breeders who chose to be found, and whose licence still runs where they gave one with its last day. */
const listedBreeders = (db: Db, near: Point | undefined, now: Date) =>
  db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.id', 'profile.accountId', 'profile.details', 'account.town', 'account.nation'])
    .select(kmFrom(near).as('distanceKm'))
    .where('profile.type', '=', 'Breeder')
    .where('profile.status', '=', 'verified')
    .where('account.status', '=', 'active')
    .where(sql<boolean>`profile.details @> '{"listed": true}'`)
    .where(sql<boolean>`coalesce(profile.details->>'licenceEndsOn' >= ${londonDate(now)}, true)`)

type Row = Awaited<ReturnType<ReturnType<typeof listedBreeders>['executeTakeFirstOrThrow']>>

/** One of them; null where there is none. */
export async function breederListed(db: Db, id: string, now: Date) {
  const row = await listedBreeders(db, undefined, now).where('profile.id', '=', id).executeTakeFirst()
  return row ? shownBreeder(row) : null
}

/** The pages of all of them, for search engines. */
export async function breederPages(db: Db, now: Date) {
  const rows = await listedBreeders(db, undefined, now).orderBy('profile.id').limit(5000).execute()
  return rows.map(({ id }) => ({ path: paths.breeder(id) }))
}

/** A page of them; where a kind or a breed is wanted, of those who have bred it in the last five years. */
export async function breedersFound(db: Db, wanted: Wanted & PageOf, near: Point | undefined, now: Date) {
  const { species, breedId, km } = wanted
  const listed = listedBreeders(db, near, now)
    .$if(species !== undefined || breedId !== undefined, (found) =>
      found.where((row) => row.exists(bred(db, wanted, now).where('litter.breederId', '=', sql.ref<string>('profile.accountId')))),
    )
    .$if(km !== undefined && near !== undefined, (found) => found.where(sql<boolean>`${kmFrom(near)} <= ${km}`))
  const name = sql`lower(profile.details->>'publicName')`
  const nearest = sql`(coalesce(${kmFrom(near)}, 'infinity'), ${name})`
  const { rows, ...page } = await pageOfComputed(listed, { by: { distance: nearest, name }, id: 'profile.id' }, wanted)
  return { breeders: rows.map(shownBreeder), ...page }
}

function shownBreeder({ id, accountId, details, town, nation, distanceKm }: Row) {
  const { publicName, publicPhone, publicAbout, publicWebsite } = breederDetails(details)
  const { licenceNumber, issuingAuthority, licenceEndsOn } = breederDetails(details)
  const licence = { licence: licenceNumber, authority: issuingAuthority, licensedUntil: licenceEndsOn }
  const said = { about: publicAbout, website: publicWebsite || null }
  const shown = { id, name: publicName, phone: publicPhone || null, ...said, town: town ?? '', nation: nation ?? 'other', ...licence }
  return { ...shown, accountId, distanceKm }
}

/**
 * Whole kilometres to a breeder as the crow flies, as the database works it out; null where no place was given. Whoever has moved house is found
 * without a distance until they save their listing again.
 */
const kmFrom = (near: Point | undefined) =>
  near === undefined
    ? sql<number | null>`null::float8`
    : sql<number | null>`case when profile.details->'place'->>'postcode' = account.postcode then ${kilometresTo(near, {
        lat: sql`(profile.details->'place'->>'lat')::float8`,
        lng: sql`(profile.details->'place'->>'lng')::float8`,
      })} end`

const EARTH_KM = 6371.009

/** Whole kilometres from a point as the crow flies (haversine, mean Earth radius of IUGG), in SQL. */
export const kilometresTo = (from: Point, { lat, lng }: Record<keyof Point, RawBuilder<unknown>>): RawBuilder<number> =>
  sql<number>`round(${2 * EARTH_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${from.lat}::float8) / 2), 2)
    + cos(radians(${from.lat}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${from.lng}::float8) / 2), 2)))))`

/** What these breeders have bred in the last five years, newest first. */
export const littersOf = (db: Db, breederIds: readonly string[], now: Date) =>
  lately(db, now)
    .select(['litter.breederId', 'litter.species', 'litter.breed'])
    .where('litter.breederId', '=', sql<string>`any(${breederIds})`)
    .orderBy('litter.bornOn', 'desc')
    .orderBy('litter.id')
    .execute()

const lately = (db: Db, now: Date) => db.selectFrom('litter').where('litter.bornOn', '>', daysAfter(londonDate(now), -BREEDS_DAYS))

function bred(db: Db, { species, breedId }: Wanted, now: Date) {
  let litters = lately(db, now).select('litter.id')
  if (species) litters = litters.where('litter.species', '=', species)
  if (breedId) litters = litters.where(sql<boolean>`(litter.breed->>'breedId' = ${breedId} or litter.breed->'breedIds' ? ${breedId})`)
  return litters
}
