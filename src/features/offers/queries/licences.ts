import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { LICENCE_FROM_LITTERS } from '../lifecycle.ts'

/** For how many days, its day of birth and today among them, a litter counts towards a licence. */
const LICENCE_YEAR_DAYS = 365

/** From which London day on a litter that was born counts: the law counts births, not registrations (SI 2018/486, schedule 1 part 5). */
export const licenceYearFrom = (now: Date): string => daysAfter(londonDate(now), 1 - LICENCE_YEAR_DAYS)

/** How many litters of dogs this breeder has registered that were born in the last 12 months. */
export async function littersInYear(db: Db, breederId: string, now: Date): Promise<number> {
  const { litters } = await db
    .selectFrom('litter')
    .select((row) => row.fn.countAll<number>().as('litters'))
    .where('breederId', '=', breederId)
    .where('species', '=', 'dog')
    .where('bornOn', '>=', licenceYearFrom(now))
    .executeTakeFirstOrThrow()
  return litters
}

/** OFFER-1: true where this breeder has too many litters of dogs to sell without a licence, and has none that still runs. */
export const lacksLicence = async (db: Db, breederId: string, now: Date): Promise<boolean> =>
  (await unlicensedAmong(db, [breederId], now)).has(breederId)

/** OFFER-1: those of these accounts that can’t sell dogs for want of a licence, each with the last day of the one that has run out, or null where it gave none. */
export async function unlicensedAmong(db: Db, accountIds: readonly string[], now: Date): Promise<Map<string, string | null>> {
  if (accountIds.length === 0) return new Map()
  const breeders = await db
    .selectFrom('profile')
    .select(['accountId', 'details'])
    .where('accountId', 'in', accountIds)
    .where('type', '=', 'Breeder')
    .where((profile) =>
      profile(
        profile
          .selectFrom('litter')
          .select((row) => row.fn.countAll<number>().as('litters'))
          .whereRef('litter.breederId', '=', 'profile.accountId')
          .where('litter.species', '=', 'dog')
          .where('litter.bornOn', '>=', licenceYearFrom(now)),
        '>=',
        LICENCE_FROM_LITTERS,
      ),
    )
    .execute()
  return new Map(
    breeders.flatMap(({ accountId, details }) => {
      const { licenceNumber, licenceEndsOn } = breederDetails(details)
      const holds = licenceNumber !== null && (licenceEndsOn === null || londonDate(now) <= licenceEndsOn)
      return holds ? [] : [[accountId, licenceNumber === null ? null : licenceEndsOn] as const]
    }),
  )
}
