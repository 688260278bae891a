import { newestDisclosures, shownReason } from '#features/lookup/queries/disclosures.ts'
import { answer } from '#platform/server/answer.ts'
import { listDisclosures } from '../contract.ts'

export default answer(listDisclosures, async ({ db }) => {
  const all = await newestDisclosures(db)
  return {
    items: all.map((one) => ({
      ...one,
      reason: shownReason(one.reason),
      words: one.words ?? '',
      caseReference: one.caseReference ?? '',
    })),
  }
})
