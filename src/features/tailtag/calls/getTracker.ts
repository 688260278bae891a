import { answer, type CallContext } from '#platform/server/answer.ts'
import { getTracker } from '../contract.ts'
import { shareByToken } from '../queries/shares.ts'
import { followedBy, oneFollowedBy } from '../queries/tracker.ts'
import { seeScans } from '../seeScans.ts'
import { asShared, trailOf } from '../trail.ts'

export default answer(getTracker, async (context) => {
  const { input, who, db, now, refuse } = context
  if (input.share) return { pets: [], tracked: await shared(context, input.share) }
  if (!who) throw refuse('linkNeeded')

  const pets = await followedBy(db, who.id)
  const isChosen = Boolean(input.petId || input.tagId)
  const followed = isChosen ? await oneFollowedBy(db, who.id, input) : pets[0]
  if (isChosen && !followed) throw refuse('notYours')
  await seeScans(db, who.id, now)
  return {
    pets: pets.map(({ petId, tagId, petName }) => ({ petId, tagId, petName })),
    tracked: followed ? await trailOf(db, who.id, followed, now) : null,
  }
})

async function shared({ db, now, refuse }: CallContext<typeof getTracker>, token: string) {
  const share = await shareByToken(db, token)
  if (!share) throw refuse('notFound')
  const followed = share.hasEnded ? undefined : await oneFollowedBy(db, share.keeperId, share.asked)
  if (!followed) throw refuse('ended')
  if (share.until <= now) throw refuse('expired')
  const trail = await trailOf(db, share.keeperId, followed, now)
  return { ...trail, petId: null, tagId: null, until: share.until, points: trail.points.map(asShared) }
}
