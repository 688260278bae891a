import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import type { Match } from '../matches.ts'
import { foundLike, lostLike } from '../matchesof.ts'
import { foundOneLike } from '../messages.ts'
import { casesWithPets, foundReportById } from '../queries.ts'
import { reasonsInWords } from '../reasons.ts'

/** Below this a keeper sees the match on their page, and is not written to. */
const WORTH_TELLING = 55
const MOST_TOLD = 5

/** Compares a new search with the animals found, or a new report of a found animal with the searches, and tells the keepers. */
export default job({
  name: 'matchReports',
  data: z.union([z.object({ caseId: z.uuid() }), z.object({ reportId: z.uuid() })]),
  work: async (context) => {
    const { data, db } = context
    if ('caseId' in data) {
      const [best] = (await foundLike(db, data.caseId)).matches
      if (best) await tell(context, data.caseId, best.id, best)
      return
    }
    const { matches } = await lostLike(db, data.reportId)
    for (const match of matches.slice(0, MOST_TOLD)) await tell(context, match.id, data.reportId, match)
  },
})

async function tell({ db, now, notify }: JobContext<object>, caseId: string, reportId: string, { score, reasons }: Match): Promise<void> {
  if (score < WORTH_TELLING) return
  const lost = await casesWithPets(db).where('lostCase.id', '=', caseId).executeTakeFirst()
  const report = await foundReportById(db, reportId)
  if (!lost || !report || !(await isNew(db, caseId, reportId, now))) return
  await notify(lost.keeperId, foundOneLike({ id: caseId, petName: lost.petName, area: report.area, reasons: reasonsInWords(reasons) }))
}

/** Each pair is told once, whichever of the two was reported first. */
async function isNew(db: Db, caseId: string, reportId: string, toldAt: Date): Promise<boolean> {
  const told = await db
    .insertInto('foundMatch')
    .values({ caseId, reportId, toldAt })
    .onConflict((conflict) => conflict.columns(['caseId', 'reportId']).doNothing())
    .returning('caseId')
    .executeTakeFirst()
  return told !== undefined
}
