import { openDisputes } from '#features/rehoming/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { listRehomings } from '../contract.ts'
import { decisionFor } from '../next.ts'
import { reachOf } from '../people.ts'

export default answer(listRehomings, async ({ db }) => {
  const all = await openDisputes(db)
  const reach = await reachOf(
    db,
    all.flatMap(({ formerId, keeperId }) => [formerId, keeperId]),
  )
  return {
    items: all.map(({ id, disputedAt, petName, chipNumber, formerId, keeperId }) => ({
      rehomingId: id,
      since: disputedAt,
      petName,
      chipNumber,
      formerKeeper: reach(formerId),
      keeper: reach(keeperId),
      next: ['former', 'keeper'].map((side) => decisionFor('resolve-rehoming', id, '--side', side)),
    })),
  }
})
