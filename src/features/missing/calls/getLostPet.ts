import { answer } from '#platform/server/answer.ts'
import { getLostPet } from '../contract.ts'
import { lostAnimal } from '../list.ts'
import { isOver, whatMayLost } from '../policy.ts'
import { lostCaseById } from '../queries.ts'

export default answer(getLostPet, async ({ input, who, db, refuse }) => {
  const [lost, shown] = [await lostCaseById(db, input.caseId), await lostAnimal(db, input.caseId)]
  if (!lost || !shown) throw refuse('notFound')
  const { petId, lat, lng, crimeReference, heldBy } = lost
  const mine = who?.id === lost.keeperId ? { petId, lat, lng, crimeReference, heldBy, can: whatMayLost(who, lost) } : null
  return { ...shown, status: lost.status, isOver: isOver(lost), reportedAt: lost.createdAt, mine }
})
