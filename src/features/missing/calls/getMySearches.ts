import { answer } from '#platform/server/answer.ts'
import { getMySearches } from '../contract.ts'
import { isFoundOver, isOver } from '../policy.ts'
import { foundReportsOf, searchesOf } from '../queries.ts'

export default answer(getMySearches, async ({ who, db }) => {
  const searches = await searchesOf(db, who.id)
  const reports = await foundReportsOf(db, who.id)
  return {
    searches: searches.map(({ id: caseId, petId, petName, area, status, createdAt: reportedAt, toJudge, ...lost }) => ({
      caseId,
      petId,
      petName,
      area,
      status,
      reportedAt,
      toJudge: toJudge ?? 0,
      isOver: isOver({ ...lost, status }),
    })),
    reports: reports.map(({ id, createdAt, ...report }) => ({
      ...report,
      reportId: id,
      reportedAt: createdAt,
      isOver: isFoundOver(report),
    })),
  }
})
