import { sql } from 'kysely'
import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

/** For how long a litter says what somebody breeds. */
const BREEDS_DAYS = 5 * 365

interface Wanted {
  species?: string | undefined
  breedId?: string | undefined
}

/** BREED-1 The verified breeders who chose to be found, and whose licence still runs where they gave one with its last day. */
const listedBreeders = (db: Db, now: Date) =>
  db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['profile.id', 'profile.accountId', 'profile.details', 'account.town', 'account.nation', 'account.postcode'])
    .where('profile.type', '=', 'Breeder')
    .where('profile.status', '=', 'verified')
    .where('account.status', '=', 'active')
    .where(sql<boolean>`profile.details @> '{"listed": true}'`)
    .where(sql<boolean>`coalesce(profile.details->>'licenceEndsOn' >= ${londonDate(now)}, true)`)

type Row = Awaited<ReturnType<ReturnType<typeof listedBreeders>['executeTakeFirstOrThrow']>>

/** One of them; null where there is none. */
export async function breederListed(db: Db, id: string, now: Date) {
  const row = await listedBreeders(db, now).where('profile.id', '=', id).executeTakeFirst()
  return row ? shownBreeder(row) : null
}

/** All of them who, where a kind or a breed is wanted, have bred it in the last five years; by name. */
export async function breedersFound(db: Db, wanted: Wanted, now: Date) {
  const rows = await listedBreeders(db, now)
    .$if(wanted.species !== undefined || wanted.breedId !== undefined, (found) =>
      found.where((row) => row.exists(bred(db, wanted, now).where('litter.breederId', '=', sql.ref<string>('profile.accountId')))),
    )
    .orderBy(sql`lower(profile.details->>'publicName')`)
    .orderBy('profile.id')
    .execute()
  return rows.map(shownBreeder)
}

function shownBreeder({ id, accountId, details, town, nation, postcode }: Row) {
  const { publicName, publicPhone, licenceNumber, issuingAuthority, licenceEndsOn, place } = breederDetails(details)
  const licence = { licence: licenceNumber, authority: issuingAuthority, licensedUntil: licenceEndsOn }
  const shown = { id, name: publicName, phone: publicPhone || null, town: town ?? '', nation: nation ?? 'other', ...licence }
  // Whoever has moved house is found without a distance until they save their listing again.
  return { ...shown, accountId, place: place?.postcode === postcode ? place : null }
}

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
