import { answer } from '#platform/server/answer.ts'
import { getFounderInfo } from '../contract.ts'
import { placeLeft } from '../place.ts'
import { messagesOf, threadOfKeeper } from '../queries.ts'
import { safetyOf } from '../reports.ts'
import { wayToFinder } from '../wayToFinder.ts'
import { markRead } from '../writeMessage.ts'

export default answer(getFounderInfo, async (context) => {
  const { input, who, db, services, refuse } = context
  const thread = await threadOfKeeper(db, input, who.id)
  if (!thread) throw refuse('notYours')

  await markRead(context, thread, 'keeper')
  const lookup = await db.selectFrom('lookup').selectAll().where('id', '=', thread.lookupId).executeTakeFirst()
  return {
    lookupId: thread.lookupId,
    about: thread.about,
    petId: thread.petId,
    petName: thread.petName,
    at: thread.createdAt,
    place: lookup ? placeLeft(lookup) : null,
    placeWords: lookup?.placeWords ?? null,
    threadId: thread.id,
    finderName: thread.finderName,
    finderIsTold: TOLD[await wayToFinder(db, services, thread)],
    ...(await safetyOf(db, thread, 'keeper')),
    messages: await messagesOf(db, thread.id),
  }
})

const TOLD = { email: 'by e-mail', sms: 'by text message', page: 'on the page only' } as const
