import { answer } from '#platform/server/answer.ts'
import { getCredits } from '../contract.ts'
import { hasHousehold, lotsInHand } from '../queries.ts'

export default answer(getCredits, async ({ who, db, now }) => {
  const lots = await lotsInHand(db, who.id, now)
  const left = lots.reduce((sum, lot) => sum + lot.left, 0)
  return { left, household: await hasHousehold(db, who.id), lots }
})
