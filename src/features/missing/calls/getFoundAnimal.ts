import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { getFoundAnimal } from '../contract.ts'
import { foundAnimal } from '../list.ts'
import { isFoundOver, whatMayFound } from '../policy.ts'
import { foundReportFor } from '../queries.ts'

export default handlerWithPreflight(getFoundAnimal, findNation, async ({ input, who, db, refuse }, nation) => {
  const found = await foundReportFor(db, input, who?.id ?? null)
  const shown = found && (await foundAnimal(db, input.reportId))
  if (!found || !shown) throw refuse('notFound')
  const { status, createdAt, lat, lng, chipNumber, heldWords } = found.report
  const mine = found.isTheirs ? { lat, lng, chipNumber, heldWords, nation, can: whatMayFound(found.report) } : null
  return { ...shown, status, isOver: isFoundOver(found.report), reportedAt: createdAt, mine }
})

async function findNation({ input, who, db, services }: PreflightContext<typeof getFoundAnimal>) {
  const found = await foundReportFor(db, input, who?.id ?? null)
  if (!found?.isTheirs) return null
  const town = await services.postcodes.near(found.report).catch(() => null)
  return town?.nation ?? null
}
