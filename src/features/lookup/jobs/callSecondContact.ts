import * as z from 'zod'
import { threadById } from '#features/chat/queries.ts'
import { job } from '#platform/jobs/job.ts'
import { keeperSilent } from '../messages.ts'
import { keeperById, searchOf } from '../queries.ts'

/** Asks the second contact of a keeper who hasn’t read what the finder of their missing animal wrote to call them. */
export default job({
  name: 'callSecondContact',
  data: z.object({ threadId: z.string() }),
  work: async ({ data, db, notify }) => {
    const thread = await threadById(db, data.threadId)
    if (!thread?.hostId) return
    const { missing, secondContact } = await searchOf(db, thread)
    const keeper = await keeperById(db, thread.hostId)
    const unread = await db
      .selectFrom('message')
      .select('id')
      .where('threadId', '=', thread.id)
      .where('side', '=', 'guest')
      .where('readAt', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!missing || !secondContact || !keeper || !unread) return
    const words = { contact: secondContact.name, keeper: keeper.name, petName: thread.petName ?? 'an animal', missing }
    await notify({ email: null, mobile: secondContact.phone }, keeperSilent(words))
  },
})
