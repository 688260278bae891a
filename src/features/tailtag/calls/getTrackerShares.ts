import { answer } from '#platform/server/answer.ts'
import { getTrackerShares } from '../contract.ts'
import { workingShares } from '../queries/shares.ts'

export default answer(getTrackerShares, async ({ input, who, db, now }) => {
  const shares = await workingShares(db, { petId: input.petId ?? null, tagId: input.tagId ?? null }, who.id, now)
  return { shares: shares.map(({ id, createdAt, until }) => ({ shareId: id, madeAt: createdAt, until })) }
})
