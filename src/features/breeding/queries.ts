import { sql } from 'kysely'
import * as z from 'zod'
import { LICENCE_FROM_LITTERS, OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { RoughPlace } from './place.ts'
import type { YoungState } from './shapes.ts'

const Details = z.object({
  licenceNumber: z.string().nullable().default(null),
  issuingAuthority: z.string().nullable().default(null),
  listed: z.boolean().default(false),
  publicName: z.string().default(''),
  place: RoughPlace.nullable().default(null),
})
export type BreederDetails = z.output<typeof Details>

/** What a breeder has said of themselves, in the details of their profile. */
export const breederDetails = (details: unknown): BreederDetails => Details.parse(details)

/** The Breeder profile of an account. Throws where the account has none. */
export async function breederProfile(db: Db, accountId: string) {
  const { details, status, createdAt } = await db
    .selectFrom('profile')
    .select(['details', 'status', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Breeder')
    .executeTakeFirstOrThrow()
  return { ...breederDetails(details), status, createdAt }
}

/**
 * What is written on an animal of whoever bred it, once and for ever. The licence and its authority belong to dogs
 * (SI 2023/468 reg 6, detail 3).
 */
export async function breederColumns(db: Db, breederId: string, species: string) {
  const profile = await breederProfile(db, breederId)
  const { name } = await db.selectFrom('account').select('name').where('id', '=', breederId).executeTakeFirstOrThrow()
  const licensed = species === 'dog'
  return {
    breederId,
    breederName: name,
    breederLicence: licensed ? profile.licenceNumber : null,
    breederAuthority: licensed ? profile.issuingAuthority : null,
  }
}

/** How many litters of dogs this breeder has registered in the last 12 months. */
export async function littersInYear(db: Db, breederId: string, now: Date): Promise<number> {
  const { litters } = await db
    .selectFrom('litter')
    .select((row) => row.fn.countAll<number>().as('litters'))
    .where('breederId', '=', breederId)
    .where('species', '=', 'dog')
    .where('createdAt', '>', earlier(now, { days: 365 }))
    .executeTakeFirstOrThrow()
  return litters
}

/** OFFER-1: true where this breeder has too many litters of dogs to sell without a licence, and has none. */
export async function lacksLicence(db: Db, breederId: string, now: Date): Promise<boolean> {
  const { licenceNumber } = await breederProfile(db, breederId)
  return !licenceNumber && (await littersInYear(db, breederId, now)) >= LICENCE_FROM_LITTERS
}

/** Where an animal stands with its breeder: one that has left is sold, whatever has become of it since. */
const STATE = sql<YoungState>`case
  when pet.keeper_id <> pet.breeder_id then 'sold'
  when pet.status = 'deceased' then 'died'
  when exists (select from offer where offer.pet_id = pet.id and offer.status in (${sql.join(OPEN_OFFER)})) then 'offered'
  when pet.kept_by_breeder_at is not null then 'kept'
  else 'withMe' end`

/** What the breeder calls it; of one that has left, its first name, for what its keeper calls it is theirs to know. */
const SHOWN_NAME = sql<string>`case when pet.keeper_id = pet.breeder_id then pet.name else pet.original_name end`
const SHOWN_BIRTH = sql<string>`coalesce(litter.born_on, pet.born_on)`

/** Every animal that this account bred, wherever it is now, with where it stands and what its breeder may still know. */
export function youngOf(db: Db, breederId: string) {
  return petsWithChip(db)
    .leftJoin('litter', 'litter.id', 'pet.litterId')
    .where('pet.breederId', '=', breederId)
    .select(['litter.damName', 'litter.breed as litterBreed', 'litter.createdAt as litterAt'])
    .select([STATE.as('state'), SHOWN_NAME.as('shownName'), SHOWN_BIRTH.as('shownBirth')])
    .select((row) => [
      row
        .selectFrom('keepership')
        .select((kept) => kept.fn.max('keepership.until').as('until'))
        .whereRef('keepership.petId', '=', 'pet.id')
        .whereRef('keepership.keeperId', '=', 'pet.breederId')
        .where((kept) => kept('pet.keeperId', '<>', breederId))
        .as('leftAt'),
    ])
}

export type YoungRow = Awaited<ReturnType<ReturnType<typeof youngOf>['executeTakeFirstOrThrow']>>

/** How many of these animals stand where, by litter; those of no litter under the empty name. */
export async function countsByLitter(db: Db, breederId: string): Promise<Map<string, Map<YoungState, number>>> {
  const rows = await db
    .selectFrom(youngOf(db, breederId).as('young'))
    .select(['young.litterId', 'young.state'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['young.litterId', 'young.state'])
    .execute()
  const counts = new Map<string, Map<YoungState, number>>()
  for (const { litterId, state, count } of rows) {
    const litter = counts.get(litterId ?? '') ?? new Map<YoungState, number>()
    counts.set(litterId ?? '', litter.set(state, count))
  }
  return counts
}
