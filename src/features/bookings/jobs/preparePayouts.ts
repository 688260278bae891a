import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { clause } from '#platform/law/clause.ts'
import { payoutNeedsAccount, payoutPrepared } from '../messages.ts'
import { LEAST_PAYOUT, owedVisits } from '../owed.ts'
import { preparePayout } from '../preparePayout.ts'

/** PAYOUT-1: adds up what each implanter is owed, once a month; who hasn't said where to pay it is asked. */
export default job({
  name: 'preparePayouts',
  schedule: '0 7 1 * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now, notify, recordEvent } = context
    const { rows } = await sql<{ implanterId: string; pence: number; hasAccount: boolean }>`
      select implanter_id, sum(pence)::int as pence, payout_account.account_id is not null as has_account
      from (${owedVisits(now, null)}) as owed left join payout_account on payout_account.account_id = implanter_id
      group by implanter_id, payout_account.account_id having sum(pence) >= ${LEAST_PAYOUT} order by implanter_id`.execute(db)
    for (const { implanterId, pence, hasAccount } of rows) {
      const prepared = hasAccount ? await preparePayout(context, implanterId) : 0
      if (prepared > 0) await notify(implanterId, payoutPrepared(prepared))
      if (hasAccount || !(await mayAskAgain(db, implanterId, now))) continue
      await recordEvent('account', implanterId, { move: ASKED, clause: WHERE_TO_PAY.clause, by: 'clock' })
      await notify(implanterId, payoutNeedsAccount(pence))
    }
  },
})

const ASKED = 'askPayoutAccount'
const MOST_ASKED = 3
const APART_DAYS = 7

const WHERE_TO_PAY = clause('PAYOUT-1', 'We ask an implanter up to three times where to pay them, at least a week apart')

/** Their dashboard goes on asking: letters about it end. */
async function mayAskAgain(db: Db, implanterId: string, now: Date): Promise<boolean> {
  const { asked, recently } = await db
    .selectFrom('event')
    .select((event) => [
      event.fn.countAll<number>().as('asked'),
      event.fn
        .countAll<number>()
        .filterWhere('at', '>', earlier(now, { days: APART_DAYS }))
        .as('recently'),
    ])
    .where('subject', '=', 'account')
    .where('subjectId', '=', implanterId)
    .where('move', '=', ASKED)
    .executeTakeFirstOrThrow()
  return asked < MOST_ASKED && recently === 0
}
