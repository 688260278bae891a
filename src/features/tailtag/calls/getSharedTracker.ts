import { answer } from '#platform/server/answer.ts'
import { getSharedTracker } from '../contract.ts'
import { shareByToken } from '../queries/shares.ts'
import { oneFollowedBy } from '../queries/tracker.ts'
import { asShared, trailOf } from '../trail.ts'

export default answer(getSharedTracker, async ({ input, db, now, refuse }) => {
  const share = await shareByToken(db, input.share)
  if (!share) throw refuse('notFound')
  const followed = share.hasEnded ? undefined : await oneFollowedBy(db, share.keeperId, share.asked)
  if (!followed) throw refuse('ended')
  if (share.until <= now) throw refuse('expired')
  const { petName, missing, caseId, points } = await trailOf(db, share.keeperId, followed, now)
  return { petName, missing, caseId, until: share.until, points: points.map(asShared) }
})
