import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { MESSAGES_KEPT_DAYS } from '../kit/kept.ts'

/** Removes messages that are a year old, and then how to reach the guest and the links into the conversation; their photos go with the files that nothing shows. What our staff are asked to look at stays until they have. */
export default job({
  name: 'forgetMessages',
  schedule: '10 4 * * *',
  data: z.object({}),
  outside: true,
  work: async ({ db, now }) => {
    const old = earlier(now, { days: MESSAGES_KEPT_DAYS })
    const reported = db.selectFrom('threadReport').select('threadId').where('withdrawnAt', 'is', null).where('closedAt', 'is', null)
    await db.deleteFrom('message').where('at', '<', old).where('threadId', 'not in', reported).execute()
    const silent = db.selectFrom('thread').select('id').where('lastAt', '<', old).where('id', 'not in', reported)
    await db.deleteFrom('relayKey').where('threadId', 'in', silent).execute()
    const unknown = { guestName: null, guestEmail: null, guestMobile: null, guestProven: false }
    await db.updateTable('thread').set(unknown).where('id', 'in', silent).execute()
  },
})
