import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { SCANS_KEPT_DAYS } from '../kit/kept.ts'

/** Removes the places of old scans (UK GDPR Article 5(1)(e)), but for animals that are still looked for. */
export default job({
  name: 'forgetScans',
  schedule: '20 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('scan')
      .set({ lat: null, lng: null, accuracyMetres: null, placeWords: null })
      .where('at', '<', earlier(now, { days: SCANS_KEPT_DAYS }))
      .where((row) => row.or([row('lat', 'is not', null), row('placeWords', 'is not', null)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('pet').select('pet.id').whereRef('pet.id', '=', 'scan.petId').where('pet.status', 'in', ['missing', 'stolen'])),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('tag').select('tag.id').whereRef('tag.id', '=', 'scan.tagId').where(sql`tag.card ->> 'isMissing'`, '=', 'true'),
          ),
        ),
      )
      .execute()
  },
})
