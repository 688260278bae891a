import { answer } from '#platform/server/answer.ts'
import { getTracker } from '../contract.ts'
import { followedBy, oneFollowedBy } from '../queries/tracker.ts'
import { seeScans } from '../seeScans.ts'
import { trailOf } from '../trail.ts'

export default answer(getTracker, async ({ input, who, db, now, refuse }) => {
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
