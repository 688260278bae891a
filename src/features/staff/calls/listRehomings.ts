import { openDisputes } from '#features/rehoming/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { listRehomings } from '../contract.ts'

export default answer(listRehomings, async ({ db }) => {
  const all = await openDisputes(db)
  return {
    items: all.map(({ id, disputedAt, petName, chipNumber, formerId, keeperId }) => ({
      rehomingId: id,
      since: disputedAt,
      petName,
      chipNumber,
      formerKeeperId: formerId,
      keeperId,
    })),
  }
})
