import * as z from 'zod'
import { UNUSED_KEPT } from '#features/files/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** Removes photos that strangers uploaded and no report or message shows (UK GDPR Article 5(1)(e)). */
export default job({
  name: 'forgetLoosePhotos',
  schedule: '50 3 * * *',
  data: z.object({}),
  outside: true,
  work: async ({ db, now, services }) => {
    const loose = await db
      .selectFrom('file')
      .select(['id', 'key'])
      .where('accountId', 'is', null)
      .where('key', 'like', 'uploads/%')
      .where('createdAt', '<', earlier(now, UNUSED_KEPT))
      .where(({ not, exists, selectFrom, or }) =>
        not(
          or([
            exists(selectFrom('foundReport').select('foundReport.id').whereRef('foundReport.photoId', '=', 'file.id')),
            exists(selectFrom('message').select('message.id').whereRef('message.photoId', '=', 'file.id')),
            exists(selectFrom('sighting').select('sighting.id').whereRef('sighting.photoId', '=', 'file.id')),
          ]),
        ),
      )
      .limit(500)
      .execute()
    for (const { id, key } of loose) {
      await services.files.remove(key)
      await db.deleteFrom('file').where('id', '=', id).execute()
    }
  },
})
