import { breederProfile } from '#features/accounts/queries/breeders.ts'
import { newbornOfBreeder } from '#features/breeding/newborn.ts'
import { countsByLitter } from '#features/breeding/queries.ts'
import { breederMonths, totalOf } from '#features/breeding/report.ts'
import type { OffspringState } from '#features/breeding/shapes.ts'
import { littersInYear } from '#features/offers/queries/licences.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { lastMonths, lastYear } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { breederDashboard } from '../contract.ts'
import { latestOfPets, latestSold, newest } from '../latest.ts'

export default answer(breederDashboard, async ({ db, who, now }) => {
  const { status, licenceNumber, licenceEndsOn } = await breederProfile(db, who.id)
  const hasEnded = licenceEndsOn !== null && licenceEndsOn < londonDate(now)
  const { litters } = await db
    .selectFrom('litter')
    .select((row) => row.fn.countAll<number>().as('litters'))
    .where('breederId', '=', who.id)
    .executeTakeFirstOrThrow()
  const byLitter = [...(await countsByLitter(db, who.id)).values()]
  const count = (state: OffspringState) => byLitter.reduce((sum, verification) => sum + (verification.get(state) ?? 0), 0)
  // Only what is still theirs: the life of an animal that has left is its keeper's to know.
  const mine = db.selectFrom('pet').select('id').where('keeperId', '=', who.id)
  return {
    litters,
    withMe: count('withMe') + (await newbornOfBreeder(db, who.id)),
    offered: count('offered'),
    kept: count('kept'),
    sold: count('sold'),
    littersInYear: await littersInYear(db, who.id, now),
    licensed: licenceNumber !== null && !hasEnded,
    licenceEndedOn: licenceNumber !== null && hasEnded ? licenceEndsOn : null,
    standing: status,
    soldInYear: totalOf(await breederMonths(db, who.id, lastYear(now))).sold,
    months: await breederMonths(db, who.id, lastMonths(now)),
    latest: newest([...(await latestOfPets(db, mine, who.id)), ...(await latestSold(db, who.id))]),
  }
})
