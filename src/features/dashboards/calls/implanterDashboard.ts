import { workOf } from '#features/accounts/practice.ts'
import { isChecked } from '#features/accounts/queries.ts'
import { implantFigures, implantMonths, oldestUnconfirmed } from '#features/implanting/figures.ts'
import { askOf } from '#features/implanting/parts/manage/address.ts'
import { daysUnconfirmed } from '#features/implanting/policy.ts'
import { creditsLeft } from '#features/plans/queries/credits.ts'
import { batchesHeld } from '#features/stock/holdings.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { daysBetween, londonDate } from '#platform/clock/clock.ts'
import { lastMonths } from '#platform/clock/period.ts'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { implanterDashboard } from '../contract.ts'
import { latestOfPets } from '../latest.ts'

export default answer(implanterDashboard, async ({ db, who, now }) => {
  const profile = await db
    .selectFrom('profile')
    .select(['status', 'details'])
    .where('accountId', '=', who.id)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()
  const ageing = await oldestUnconfirmed(db, who.id, now)
  // Only what nobody else keeps: the life of an animal that has its keeper is that keeper's to know.
  const mine = db.selectFrom('pet').select('id').where('keeperId', '=', who.id)
  const batches = await batchesHeld(db, who.id)
  const today = londonDate(now)
  return {
    ...(await implantFigures(db, who.id)),
    credits: await creditsLeft(db, who.id, now),
    standing: profile.status,
    isChecked: isChecked(profile.status),
    months: await implantMonths(db, who.id, lastMonths(now)),
    batches: batches.map((batch) => ({ ...batch, isUsable: batch.status === 'inStock', daysLeft: daysBetween(today, batch.expiresOn) })),
    ageing: ageing.map(({ chipNumber, petName, createdAt, isAsked }) => ({
      chipNumber,
      shown: groupChipNumber(chipNumber),
      petName,
      ageDays: daysUnconfirmed({ createdAt }, now),
      isAsked,
      link: isAsked ? paths.implantOf(chipNumber) : askOf(chipNumber),
    })),
    insurance: workOf(profile.details, today).insurance,
    latest: await latestOfPets(db, mine, who.id),
  }
})
