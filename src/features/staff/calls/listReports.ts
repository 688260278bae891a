import { openReports } from '#features/chat/reports.ts'
import { answer } from '#platform/server/answer.ts'
import { listReports } from '../contract.ts'

export default answer(listReports, async ({ db }) => {
  const all = await openReports(db)
  return {
    items: all.map(({ id, at, side, about, petName, hostId, why, hostBlockedAt, guestBlockedAt, said }) => ({
      reportId: id,
      at,
      by: side,
      about,
      petName,
      hostId,
      why,
      blockedBy: [...(hostBlockedAt ? ['host' as const] : []), ...(guestBlockedAt ? ['guest' as const] : [])],
      lastLines: said.map((line) => ({ at: line.at, by: line.side, text: line.text })),
    })),
  }
})
