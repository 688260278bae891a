import { earlier } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { claims, markOpened } from '../claims.ts'
import { getPendingKeepershipRequests } from '../contract.ts'
import { DISPUTE_DAYS, KEEPER_TOLD } from '../lifecycle.ts'
import { asAskedOfMe } from '../views.ts'

export default answer(getPendingKeepershipRequests, async ({ who, db, now }) => {
  const mine = await claims(db)
    .where('claim.keeperId', '=', who.id)
    .where((row) =>
      row.or([
        row('claim.status', 'in', KEEPER_TOLD),
        row.and([row('claim.status', '=', 'completed'), row('claim.completedAt', '>=', earlier(now, { days: DISPUTE_DAYS }))]),
      ]),
    )
    .orderBy('claim.createdAt', 'desc')
    .orderBy('claim.id', 'desc')
    .execute()
  const open = mine.filter(({ status }) => status !== 'completed').map(({ id }) => id)
  await markOpened(db, open, now)
  return { items: mine.map((claim) => asAskedOfMe(claim, now)) }
})
