import { openReports } from '#features/lookup/reports.ts'
import { answer } from '#platform/server/answer.ts'
import { listReports } from '../contract.ts'

export default answer(listReports, async ({ db }) => {
  const all = await openReports(db)
  return {
    items: all.map(({ id, at, side, petName, keeperId, why, keeperBlockedAt, finderBlockedAt, said }) => ({
      reportId: id,
      at,
      by: side,
      petName,
      keeperId,
      why,
      blockedBy: [...(keeperBlockedAt ? ['keeper' as const] : []), ...(finderBlockedAt ? ['finder' as const] : [])],
      lastLines: said.map((line) => ({ at: line.at, by: line.side, text: line.text })),
    })),
  }
})
