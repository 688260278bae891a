import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { verificationLife } from '../lifecycle.ts'

/** Where a breeder is, roughly, with the postcode of which it was found. */
export const RoughPlace = z.object({ postcode: z.string(), lat: z.number(), lng: z.number() })

export type RoughPlace = z.output<typeof RoughPlace>

const Past = z.object({
  licenceNumber: z.string(),
  issuingAuthority: z.string(),
  licenceEndsOn: z.string().nullable().default(null),
  licenceSince: z.string().nullable().default(null),
})

const Details = z.object({
  licenceNumber: z.string().nullable().default(null),
  issuingAuthority: z.string().nullable().default(null),
  licenceEndsOn: z.string().nullable().default(null),
  /** The day on which the licence was given in place of another. */
  licenceSince: z.string().nullable().default(null),
  /** Those before it, the first of them first. */
  pastLicences: z.array(Past).default([]),
  listed: z.boolean().default(false),
  publicName: z.string().default(''),
  publicPhone: z.string().default(''),
  publicAbout: z.string().default(''),
  publicWebsite: z.string().default(''),
  place: RoughPlace.nullable().default(null),
})

export type BreederDetails = z.output<typeof Details>

/** What a breeder has said of themselves, in the details of their profile. */
export const breederDetails = (details: unknown): BreederDetails => Details.parse(details)

/** The Breeder profile of an account. Throws where the account has none. */
export async function breederProfile(db: Db, accountId: string) {
  const { details, ...profile } = await db
    .selectFrom('profile')
    .select(['id', 'details', 'status', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Breeder')
    .executeTakeFirstOrThrow()
  return { ...breederDetails(details), ...profile }
}

const STATUS_MOVES = [...Object.keys(verificationLife.starts), ...Object.keys(verificationLife.moves)]

/** True of a breeder whom our staff had verified and whose new licence they’re checking (ACC-28): who it is stays checked. */
export const IS_RECHECKED = sql<boolean>`(profile.status = 'applied' and (
  select event.move from event where event.subject = 'profile' and event.subject_id = profile.id and event.move = any(${STATUS_MOVES})
  order by event.seq desc limit 1) = 'changeLicence')`

/** The name under which a verified breeder chose to be found; null where they aren’t. */
export async function listedName(db: Db, accountId: string): Promise<string | null> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Breeder')
    .where('status', '=', 'verified')
    .executeTakeFirst()
  const { listed, publicName } = breederDetails(profile?.details ?? {})
  return (listed && publicName) || null
}
