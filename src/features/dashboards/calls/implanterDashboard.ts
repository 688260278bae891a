import { groupChipNumber } from '#features/chips/group.ts'
import { implantFigures, implantMonths, oldestUnconfirmed, stockOf } from '#features/implanting/figures.ts'
import { creditsLeft } from '#features/plans/queries.ts'
import { daysBetween, londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { implanterDashboard } from '../contract.ts'
import { lastYear } from '../figures.ts'
import { latestOfPets } from '../latest.ts'

export default answer(implanterDashboard, async ({ db, who, now }) => {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', who.id)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()
  const ageing = await oldestUnconfirmed(db, who.id)
  // Only what nobody else keeps: the life of an animal that has its keeper is that keeper's to know.
  const mine = db.selectFrom('pet').select('id').where('keeperId', '=', who.id)
  return {
    ...(await implantFigures(db, who.id)),
    credits: await creditsLeft(db, who.id, now),
    standing: profile.status,
    months: await implantMonths(db, who.id, lastYear(now)),
    batches: await stockOf(db, who.id),
    ageing: ageing.map(({ chipNumber, petName, implantedOn }) => ({
      chipNumber,
      shown: groupChipNumber(chipNumber),
      petName,
      ageDays: Math.max(0, daysBetween(implantedOn, londonDate(now))),
      link: `${paths.registerChip}?${new URLSearchParams({ chip: chipNumber })}`,
    })),
    latest: await latestOfPets(db, mine, who.id),
  }
})
