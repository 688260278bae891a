import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

/** Where a breeder is, roughly, with the postcode of which it was found. */
export const RoughPlace = z.object({ postcode: z.string(), lat: z.number(), lng: z.number() })

export type RoughPlace = z.output<typeof RoughPlace>

const Details = z.object({
  licenceNumber: z.string().nullable().default(null),
  issuingAuthority: z.string().nullable().default(null),
  licenceEndsOn: z.string().nullable().default(null),
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

/**
 * What is written on an animal of whoever bred it, once and for ever. The licence and its authority belong to dogs
 * (SI 2023/468 reg 6, detail 3); a breeder whom we ask on paper has no profile, and none.
 */
export async function breederColumns(db: Db, breederId: string, species: string) {
  const { name, details } = await db
    .selectFrom('account')
    .leftJoin('profile', (of) => of.onRef('profile.accountId', '=', 'account.id').on('profile.type', '=', 'Breeder'))
    .select(['account.name', 'profile.details'])
    .where('account.id', '=', breederId)
    .executeTakeFirstOrThrow()
  const profile = breederDetails(details ?? {})
  const licensed = species === 'dog'
  return {
    breederId,
    breederName: name,
    breederLicence: licensed ? profile.licenceNumber : null,
    breederAuthority: licensed ? profile.issuingAuthority : null,
  }
}
