import { sql } from 'kysely'
import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { payoutNeedsAccount, payoutPrepared } from '../messages.ts'
import { LEAST_PAYOUT, owedVisits } from '../owed.ts'
import { preparePayout } from '../preparePayout.ts'

/** PAYOUT-1: adds up what each implanter is owed, once a month; who hasn't said where to pay it is asked. */
export default job({
  name: 'preparePayouts',
  schedule: '0 7 1 * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now, notify } = context
    const { rows } = await sql<{ implanterId: string; pence: number; hasAccount: boolean }>`
      select implanter_id, sum(pence)::int as pence, payout_account.account_id is not null as has_account
      from (${owedVisits(now, null)}) as owed left join payout_account on payout_account.account_id = implanter_id
      group by implanter_id, payout_account.account_id having sum(pence) >= ${LEAST_PAYOUT} order by implanter_id`.execute(db)
    for (const { implanterId, pence, hasAccount } of rows) {
      const prepared = hasAccount ? await preparePayout(context, implanterId) : 0
      if (prepared > 0) await notify(implanterId, payoutPrepared(prepared))
      if (!hasAccount) await notify(implanterId, payoutNeedsAccount(pence))
    }
  },
})
