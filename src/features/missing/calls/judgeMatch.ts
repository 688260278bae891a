import { beginConversation, type FinderContact } from '#features/lookup/beginConversation.ts'
import { threadOfKeeper } from '#features/lookup/queries.ts'
import { write } from '#features/lookup/relay.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { judgeMatch } from '../contract.ts'
import { foundReportLife } from '../lifecycle.ts'
import { isFoundOver, isOver } from '../policy.ts'
import { foundReportById, type LostCaseWithPet, lostCaseWithPet, matchVerdict } from '../queries.ts'

type Context = CallContext<typeof judgeMatch>

/** FOUND-2: a keeper who thinks that a found animal is theirs is in touch with the finder; the report is claimed meanwhile. */
export default answer(judgeMatch, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const { caseId, reportId, verdict } = input
  const lost = await lostCaseWithPet(db, caseId)
  const report = await foundReportById(db, reportId)
  if (!lost || lost.keeperId !== who.id || report?.species !== lost.species) throw refuse('notFound')
  if (isOver(lost) || isFoundOver(report)) throw refuse('isOver')
  if (verdict === 'maybe' && !input.words) throw refuse('wordsNeeded', { field: 'words' })

  const before = await matchVerdict(db, caseId, reportId)
  const threadId = verdict === 'maybe' ? await writeToFinder(context, lost, report, before?.threadId) : (before?.threadId ?? null)
  const said = { verdict, threadId, at: now }
  await db
    .insertInto('matchVerdict')
    .values({ caseId, reportId, ...said })
    .onConflict((conflict) => conflict.columns(['caseId', 'reportId']).doUpdateSet(said))
    .execute()
  if (verdict === 'maybe' && report.status === 'open') await transition(foundReportLife, 'claim', reportId, 'keeper', { caseId })
  if (verdict === 'other' && before?.verdict === 'maybe' && report.status === 'claimed')
    await transition(foundReportLife, 'unclaim', reportId, 'keeper', { caseId })
  return { threadId: verdict === 'maybe' ? threadId : null }
})

/** In the conversation that there is, or a new one. */
async function writeToFinder(context: Context, lost: LostCaseWithPet, finder: FinderContact, begun?: string | null) {
  const { petId: id, petName: name, species, keeperId } = lost
  const { finderName, finderEmail, finderMobile, finderProven } = finder
  const contact = { finderName, finderEmail, finderMobile, finderProven }
  const known = begun ? await threadOfKeeper(context.db, { threadId: begun }, keeperId) : null
  const thread = known ?? (await beginConversation(context, { id, name, species, keeperId }, contact, { about: 'found' }))
  await write(context, thread, 'keeper', context.input.words)
  return thread.id
}
