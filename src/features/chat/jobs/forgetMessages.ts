import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { MESSAGES_KEPT_DAYS } from '../kit/kept.ts'

/** Removed together, so that a night with more of them takes no more memory. */
const AT_ONCE = 500

/** Removes messages that are a year old with their photos, and then how to reach the guest and the links into the conversation. What our staff are asked to look at stays until they have. */
export default job({
  name: 'forgetMessages',
  schedule: '10 4 * * *',
  data: z.object({}),
  outside: true,
  work: async ({ db, now, services }) => {
    const old = earlier(now, { days: MESSAGES_KEPT_DAYS })
    const reported = db.selectFrom('threadReport').select('threadId').where('withdrawnAt', 'is', null).where('closedAt', 'is', null)
    const some = db
      .selectFrom('message')
      .select(['message.id', 'message.photoId'])
      .where('message.at', '<', old)
      .where('message.threadId', 'not in', reported)
      .limit(AT_ONCE)
    for (let gone = await some.execute(); gone.length > 0; gone = await some.execute())
      for (const { id, photoId } of gone) {
        await db.deleteFrom('message').where('id', '=', id).execute()
        const key = photoId && (await fileOnlyThere(db, photoId))
        if (key) await services.files.remove(key)
      }
    const silent = db.selectFrom('thread').select('id').where('lastAt', '<', old).where('id', 'not in', reported)
    await db.deleteFrom('relayKey').where('threadId', 'in', silent).execute()
    const unknown = { guestName: null, guestEmail: null, guestMobile: null, guestProven: false }
    await db.updateTable('thread').set(unknown).where('id', 'in', silent).execute()
  },
})

/** Forgets a photo, and says where it is stored; null where it shows something else as well, like the sender’s pet. */
async function fileOnlyThere(db: Db, id: string): Promise<string | null> {
  try {
    const file = await db.deleteFrom('file').where('id', '=', id).returning('key').executeTakeFirst()
    return file?.key ?? null
  } catch (error) {
    if (isReferenced(error)) return null
    throw error
  }
}

/** PostgreSQL: foreign_key_violation. */
const isReferenced = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'
