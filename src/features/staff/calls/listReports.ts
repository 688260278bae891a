import { openReports } from '#features/chat/reports.ts'
import { answer } from '#platform/server/answer.ts'
import { listReports } from '../contract.ts'
import { decisionFor } from '../next.ts'
import { reachOf } from '../people.ts'

export default answer(listReports, async ({ db }) => {
  const all = await openReports(db)
  const reach = await reachOf(
    db,
    all.map(({ hostId }) => hostId),
  )
  return {
    items: all.map(({ id, at, side, about, petName, hostId, why, hostBlockedAt, guestBlockedAt, said }) => ({
      reportId: id,
      at,
      by: side,
      about,
      petName,
      host: reach(hostId),
      why,
      blockedBy: [...(hostBlockedAt ? ['host' as const] : []), ...(guestBlockedAt ? ['guest' as const] : [])],
      lastLines: said.map((line) => ({ at: line.at, by: line.side, text: line.text })),
      next: [decisionFor('close-report', id)],
    })),
  }
})
