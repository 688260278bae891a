import * as z from 'zod'
import { threadsIn } from '#features/chat/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { keeperSilent } from '../messages.ts'
import { keeperById, searchOf } from '../queries.ts'

/** Asks the second contact of a keeper who hasn’t answered the finder of their missing animal for 15 minutes to call them; about one conversation once an hour at most. */
export default job({
  name: 'callSecondContact',
  schedule: '* * * * *',
  data: z.object({}),
  work: async ({ db, now, notify }) => {
    const unanswered = await threadsIn(db)
      .where('thread.answerBy', '<=', now)
      .select('thread.contactCalledAt')
      .orderBy('thread.answerBy')
      .limit(500)
      .forUpdate('thread')
      .skipLocked()
      .execute()
    for (const thread of unanswered) {
      await db.updateTable('thread').set({ answerBy: null }).where('id', '=', thread.id).execute()
      const wasCalled = thread.contactCalledAt !== null && thread.contactCalledAt > earlier(now, { hours: 1 })
      if (!thread.hostId || thread.hostBlockedAt || thread.endedAt || wasCalled) continue
      const { missing, secondContact } = await searchOf(db, thread)
      const keeper = await keeperById(db, thread.hostId)
      if (!missing || !secondContact || !keeper) continue
      await db.updateTable('thread').set({ contactCalledAt: now }).where('id', '=', thread.id).execute()
      const words = { contact: secondContact.name, keeper: keeper.name, petName: thread.petName ?? 'an animal', missing }
      await notify({ email: null, mobile: secondContact.phone }, keeperSilent(words))
    }
  },
})
