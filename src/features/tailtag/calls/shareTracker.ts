import { petToChange } from '#features/pets/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { shareTracker } from '../contract.ts'
import { workingShares } from '../queries/shares.ts'
import { oneFollowedBy } from '../queries/tracker.ts'
import { ownTag } from '../queries.ts'

const MOST_AT_ONCE = 10
const LASTS = { hour: { hours: 1 }, day: { hours: 24 }, week: { days: 7 } } as const

export default answer(shareTracker, async ({ input, who, db, now, services, refuse }) => {
  // Held, so that of several links made at once each counts those before it.
  if (input.petId) await petToChange(db, input.petId, who.id)
  if (input.tagId) await ownTag(db, input.tagId, who.id)
  const followed = await oneFollowedBy(db, who.id, input)
  if (!followed) throw refuse('notYours')
  if ((await workingShares(db, followed, who.id, now)).length >= MOST_AT_ONCE) throw refuse('tooMany')

  const token = newSecret()
  const { petId, tagId } = followed
  const share = { id: newId(), petId, tagId, keeperId: who.id, until: later(now, LASTS[input.lasts]), createdAt: now }
  await db
    .insertInto('tagShare')
    .values({ ...share, tokenHash: hashOfSecret(token) })
    .execute()
  return { shareId: share.id, link: services.config.publicUrl + paths.sharedTracker(token), until: share.until }
})
