import { breederProfile } from '#features/accounts/queries/breeders.ts'
import { earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { LICENCE_FROM_LITTERS } from '../lifecycle.ts'

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

/** OFFER-1: true where this breeder has too many litters of dogs to sell without a licence, and has none that still runs. */
export async function lacksLicence(db: Db, breederId: string, now: Date): Promise<boolean> {
  const { licenceNumber, licenceEndsOn } = await breederProfile(db, breederId)
  const holds = licenceNumber !== null && (licenceEndsOn === null || londonDate(now) <= licenceEndsOn)
  return !holds && (await littersInYear(db, breederId, now)) >= LICENCE_FROM_LITTERS
}
