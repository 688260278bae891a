import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { REPORTS_KEPT_DAYS } from '../kit/kept.ts'
import { LISTED_FOUND, LISTED_LOST } from '../lifecycle.ts'

/** What a search or a report needed of people is removed once it has been over for long (UK GDPR Article 5(1)(e)); the shown place and the town stay. */
export default job({
  name: 'forgetReports',
  schedule: '40 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    const since = earlier(now, { days: REPORTS_KEPT_DAYS })
    const shown = { lat: sql<number>`shown_lat`, lng: sql<number>`shown_lng` }
    await db
      .updateTable('foundReport')
      .set({ ...shown, finderName: null, finderEmail: null, finderMobile: null, heldWords: null, photoId: null })
      .where('status', 'not in', [...LISTED_FOUND])
      .where('statusAt', '<', since)
      .where(sql<boolean>`(finder_email is not null or finder_mobile is not null or photo_id is not null or lat <> shown_lat)`)
      .execute()
    const over = db
      .selectFrom('lostCase')
      .select('id')
      .where('status', 'not in', [...LISTED_LOST])
      .where('statusAt', '<', since)
    await db
      .updateTable('sighting')
      .set({ ...shown, words: null, photoId: null })
      .where('caseId', 'in', over)
      .where(sql<boolean>`(words is not null or photo_id is not null or lat <> shown_lat)`)
      .execute()
    await db
      .updateTable('lostCase')
      .set({ ...shown, heldBy: null })
      .where('id', 'in', over)
      .where(sql<boolean>`lat <> shown_lat`)
      .execute()
  },
})
