import { sql } from 'kysely'
import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { LICENCE_DAYS } from '../expiry.ts'
import { licenceEnding } from '../messages.ts'
import { breederDetails } from '../queries/breeders.ts'

/** Days before the last day of a licence on which its breeder is told: councils want to be asked 10 weeks before. */
const TOLD_DAYS = [LICENCE_DAYS, 30, 7, 0] as const

/** Tells breeders whose licence ends, while they can still renew it. */
export default job({
  name: 'watchLicences',
  schedule: '35 7 * * *',
  data: z.object({}),
  work: async ({ db, now, notify }) => {
    const today = londonDate(now)
    for (const days of TOLD_DAYS) {
      const on = daysAfter(today, days)
      const breeders = await db
        .selectFrom('profile')
        .innerJoin('account', 'account.id', 'profile.accountId')
        .select(['profile.details', 'account.email', 'account.name', 'account.antiPhishingWord'])
        .where('profile.type', '=', 'Breeder')
        .where(sql`profile.details ->> 'licenceEndsOn'`, '=', on)
        .where('account.status', '=', 'active')
        .execute()
      for (const { details, ...account } of breeders)
        if (breederDetails(details).licenceNumber) await notify(account, licenceEnding(on, days))
    }
  },
})
