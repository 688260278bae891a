import { newRelayKey } from '#features/chat/newRelayKey.ts'
import { type Thread, threadOfHost } from '#features/chat/queries.ts'
import { hasBlockedHost, wayToGuest } from '#features/chat/wayToGuest.ts'
import { writeMessage } from '#features/chat/writeMessage.ts'
import { beginConversation, type FinderContact } from '#features/lookup/beginConversation.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { judgeMatch } from '../contract.ts'
import { foundReportLife } from '../lifecycle.ts'
import { keeperAsks } from '../messages.ts'
import { isFoundOver, isOver } from '../policy.ts'
import { foundMatch, foundReportById, type LostCaseWithPet, lostCaseWithPet } from '../queries.ts'

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

  const before = await foundMatch(db, caseId, reportId)
  const threadId = verdict === 'maybe' ? await writeToFinder(context, lost, report, before?.threadId) : (before?.threadId ?? null)
  const said = { verdict, threadId, verdictAt: now }
  await db
    .insertInto('foundMatch')
    .values({ caseId, reportId, ...said })
    .onConflict((conflict) => conflict.columns(['caseId', 'reportId']).doUpdateSet(said))
    .execute()
  if (verdict === 'maybe' && report.status === 'open') await transition(foundReportLife, 'claim', reportId, 'keeper', { caseId })
  if (verdict === 'other' && before?.verdict === 'maybe' && report.status === 'claimed')
    await transition(foundReportLife, 'unclaim', reportId, 'keeper', { caseId })
  return { threadId: verdict === 'maybe' ? threadId : null }
})

type ReportOfFinder = Omit<FinderContact, 'finderId'> & { finderAccount: string | null; area: string }

/** In the conversation that there is, or a new one. */
async function writeToFinder(context: Context, lost: LostCaseWithPet, finder: ReportOfFinder, begun?: string | null) {
  const { petId: id, petName: name, species, keeperId } = lost
  const { finderAccount: finderId, finderName, finderEmail, finderMobile, finderProven } = finder
  const contact = { finderId, finderName, finderEmail, finderMobile, finderProven }
  const known = begun ? await threadOfHost(context.db, { threadId: begun }, keeperId) : null
  const thread =
    known ?? (await beginConversation(context, { id, name, species, keeperId }, contact, { about: 'found', place: { words: finder.area } }))
  await writeMessage(context, thread, 'host', { text: context.input.words })
  if (!known) await bringToReporter(context, thread)
  return thread.id
}

/** Whoever reported an animal has no page that shows the conversation: an address that nobody has confirmed gets the way to it, in our words alone. */
async function bringToReporter({ db, now, services, notify }: Context, thread: Thread): Promise<void> {
  if ((await wayToGuest(db, services, thread)) !== 'page' || (await hasBlockedHost(db, thread))) return
  const { guestEmail: email, guestMobile: mobile } = thread
  await notify({ email, mobile }, keeperAsks(paths.relay(await newRelayKey(db, thread.id, now))))
}
