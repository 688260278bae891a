import { accountById } from '#features/accounts/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { customerDashboard } from '../contract.ts'
import { daysSince, lookupsByMonth, openRequests, petCounts } from '../figures.ts'
import { latestOfPets } from '../latest.ts'

export default answer(customerDashboard, async ({ db, who, now }) => {
  const { contactConfirmedAt } = await accountById(db, who.id)
  const mine = db.selectFrom('pet').select('id').where('keeperId', '=', who.id)
  return {
    ...(await petCounts(db, who.id)),
    openRequests: await openRequests(db, who.id),
    detailsAgeDays: contactConfirmedAt && daysSince(contactConfirmedAt, now),
    lookupsByMonth: await lookupsByMonth(db, who.id, now),
    latest: await latestOfPets(db, mine, who.id),
  }
})
