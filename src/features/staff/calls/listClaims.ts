import { openClaims } from '#features/keepership/disputes.ts'
import { answer } from '#platform/server/answer.ts'
import { listClaims } from '../contract.ts'

export default answer(listClaims, async ({ db }) => {
  const all = await openClaims(db)
  return {
    items: all.map(({ id, statusAt, photoId, hasMoved, ...claim }) => ({
      ...claim,
      requestId: id,
      since: statusAt,
      photo: `uploads/${photoId}`,
      recordMoved: hasMoved,
    })),
  }
})
