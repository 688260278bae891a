import * as z from 'zod'
import { closedAllWeek, Hours } from '#platform/clock/hours.ts'
import type { Db } from '#platform/database/db.ts'

/** What an organisation has said of itself for the search of vets and rescues, in the details of its profile. */
const Listing = z.object({
  listed: z.boolean().default(false),
  publicName: z.string().default(''),
  phone: z.string().default(''),
  emergencyPhone: z.string().default(''),
  site: z.string().default(''),
  addressLine: z.string().default(''),
  postcode: z.string().default(''),
  alwaysOpen: z.boolean().default(false),
  hours: Hours.default(closedAllWeek),
  scans: z.boolean().default(false),
  takesIn: z.boolean().default(false),
  place: z.object({ lat: z.number(), lng: z.number(), town: z.string() }).nullable().default(null),
})
export type Listing = z.output<typeof Listing>

const Details = z.object({ organisationKind: z.string().default(''), listing: z.unknown().optional() })

/** The listing in the details of a profile; an empty one where there is none. */
export function listingIn(details: unknown): Listing & { kind: string } {
  const { organisationKind: kind, listing } = Details.parse(details)
  return { ...Listing.catch(Listing.parse({})).parse(listing ?? {}), kind }
}

/** The Welfare profile of an account. */
export const welfareProfile = (db: Db, accountId: string) =>
  db
    .selectFrom('profile')
    .select(['id', 'details', 'status'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .executeTakeFirstOrThrow()

/** Every organisation that Staff have verified and that wants to be found. */
export async function listedOrganisations(db: Db) {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['account.id', 'profile.details'])
    .where('profile.type', '=', 'Welfare')
    .where('profile.status', '=', 'verified')
    .where('account.status', '=', 'active')
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, details }) => ({ id, ...listingIn(details) })).filter(({ listed, place }) => listed && place !== null)
}
