import { answer } from '#platform/server/answer.ts'
import { getDeathReport } from '../contract.ts'
import { contestUntil, reportOf } from '../queries.ts'

export default answer(getDeathReport, async ({ input, who, db }) => {
  const report = await reportOf(db, input.petId)
  if (report?.keptBy !== who.id) return { report: null }
  const { organisation, diedOn, words, createdAt, lookupId } = report
  return { report: { organisation, diedOn, words, isHeld: lookupId === null, reportedAt: createdAt, until: contestUntil(report) } }
})
