import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { FINDERS_PLACE_KEPT_DAYS } from '../kit/kept.ts'

/** Removes the places that finders left long ago (UK GDPR Article 5(1)(e)). Only lookups with a conversation have one, and the conversation has it too. */
export default job({
  name: 'forgetPlaces',
  schedule: '30 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('lookup')
      .from('thread')
      .set({ lat: null, lng: null, accuracyMetres: null, placeKind: null, placeWords: null })
      .whereRef('thread.lookupId', '=', 'lookup.id')
      .where('lookup.at', '<', earlier(now, { days: FINDERS_PLACE_KEPT_DAYS }))
      .where((row) => row.or([row('lookup.placeKind', 'is not', null), row('lookup.placeWords', 'is not', null)]))
      .execute()
    await db
      .updateTable('thread')
      .set({ placeWords: null, placeLat: null, placeLng: null })
      .where('createdAt', '<', earlier(now, { days: FINDERS_PLACE_KEPT_DAYS }))
      .where((row) => row.or([row('placeWords', 'is not', null), row('placeLat', 'is not', null)]))
      .execute()
  },
})
