import { answer } from '#platform/server/answer.ts'
import { endTrackerShare } from '../contract.ts'
import { ownShare } from '../queries/shares.ts'

export default answer(endTrackerShare, async ({ input, who, db, now, refuse }) => {
  const share = await ownShare(db, input.shareId, who.id)
  if (!share) throw refuse('notFound')
  if (!share.endedAt) await db.updateTable('tagShare').set({ endedAt: now }).where('id', '=', share.id).execute()
  return null
})
