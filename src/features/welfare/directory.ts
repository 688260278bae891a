import * as z from 'zod'
import { organisationName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { closedAllWeek, Hours } from '#platform/clock/hours.ts'
import type { Db } from '#platform/database/db.ts'
import { shownPhone } from '#platform/text/phone.ts'

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

/** What an organisation is called, where people come to it as it says in its listing, and the number it gives to everyone, or else the one it registered with. */
export async function contactOf(db: Db, organisationId: string): Promise<{ name: string; phone: string | null; address: string }> {
  const account = await accountById(db, organisationId)
  const listing = listingIn((await welfareProfile(db, organisationId)).details)
  const phone = listing.phone || listing.emergencyPhone || account.mobile
  const address = listing.listed ? [listing.addressLine, listing.postcode].filter(Boolean).join(', ') : ''
  return { name: (await organisationName(db, organisationId)) ?? account.name, phone: phone && shownPhone(phone), address }
}
