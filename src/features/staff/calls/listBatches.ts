import { waitsForStaff, watchedBatches } from '#features/implanting/batchfreeze.ts'
import { answer } from '#platform/server/answer.ts'
import { listBatches } from '../contract.ts'

export default answer(listBatches, async ({ db }) => {
  const all = await watchedBatches(db)
  return { items: all.map((batch) => ({ ...batch, needsDecision: waitsForStaff(batch) })) }
})
