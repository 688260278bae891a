import { threadById } from '#features/chat/queries.ts'
import { writeSilently } from '#features/chat/writeMessage.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { saveCollectionDay } from '../contract.ts'
import { contactOf } from '../directory.ts'
import { COLLECT_DAYS, custodyLife, WANTED_BACK } from '../lifecycle.ts'
import { collectUntil } from '../messages.ts'
import { custodyOf } from '../queries/custodies.ts'

export default answer(saveCollectionDay, async (context) => {
  const { input, who, db, now, notify, recordEvent, refuse } = context
  const { petId, collectBy } = input
  const custody = await custodyOf(db, petId)
  if (custody?.organisationId !== who.id) throw refuse('notYours')
  if (!custody.wantedAt) throw refuse('notWanted')
  const today = londonDate(now)
  if (collectBy < daysAfter(today, COLLECT_DAYS.least) || collectBy > daysAfter(today, COLLECT_DAYS.most))
    throw refuse('dayWrong', { field: 'collectBy' })
  if (custody.collectBy && collectBy < custody.collectBy)
    throw refuse('dayWrong', {
      field: 'collectBy',
      words: `Its keeper was told ${whenText(custody.collectBy, 'day')}. Choose a later day.`,
    })

  const { id, petName, keeperId, threadId } = custody
  await db.updateTable('custody').set({ collectBy }).where('id', '=', id).execute()
  await recordEvent(custodyLife.subject, id, { move: 'saveCollectionDay', clause: WANTED_BACK.clause, by: 'Welfare', facts: { collectBy } })
  const thread = threadId && (await threadById(db, threadId))
  if (thread)
    await writeSilently(context, thread, 'guest', { text: `You can collect ${petName} until the end of ${whenText(collectBy, 'day')}.` })
  const { name: organisation, phone } = await contactOf(db, who.id)
  await notify(keeperId, collectUntil({ petId, petName, organisation, phone, collectBy }))
  return { petName }
})
