import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { WITHOUT_EVIDENCE } from '../evidence.ts'
import { forgetNetworks } from '../guesses.ts'
import { accountLife, CLOSING_DAYS } from '../lifecycle.ts'
import { endsWithAccount, forget, mustBeReachable } from '../points.ts'
import { endSessions } from '../sessions.ts'

/**
 * Ends the accounts whose 30 days are over. A keeper whose pets are on the register stays reachable for them, as the
 * Microchipping Regulations ask, until the last has another keeper; of everybody else nothing personal is left.
 */
export default job({
  name: 'endClosingAccounts',
  schedule: '15 * * * *',
  data: z.object({}),
  work: async (context) => {
    await endThoseDue(context)
    await forgetThoseNobodyNeeds(context)
  },
})

const AT_A_TIME = 500

async function endThoseDue(context: JobContext<object>): Promise<void> {
  const { db, now, transition, extensions } = context
  const due = await db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'closing')
    .where('statusAt', '<=', earlier(now, { days: CLOSING_DAYS }))
    .limit(AT_A_TIME)
    .execute()
  for (const { id } of due) {
    await transition(accountLife, 'end', id, 'clock')
    for (const endWith of extensions(endsWithAccount)) await endWith(context, id)
    await endSessions(db, id, now)
    await db.updateTable('account').set({ passwordHash: '', marketing: false, antiPhishingWord: null }).where('id', '=', id).execute()
    await db.updateTable('profile').set({ details: WITHOUT_EVIDENCE }).where('accountId', '=', id).execute()
    await db.deleteFrom('singleUseToken').where('accountId', '=', id).execute()
    await forgetNetworks(db, id)
    await db.deleteFrom('otp').where('accountId', '=', id).execute()
    await db.updateTable('accountHistory').set({ before: '{}' }).where('accountId', '=', id).execute()
  }
}

/** Closed accounts whose holder need not be reachable, now or any more, and that have not been emptied. */
async function forgetThoseNobodyNeeds({ db, extensions }: JobContext<object>): Promise<void> {
  const full = await db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'closed')
    .where('email', 'not like', '%@closed.invalid')
    .where((account) => account.not(account.or(extensions(mustBeReachable).map((needed) => needed(account)))))
    .limit(AT_A_TIME)
    .execute()
  const ids = full.map(({ id }) => id)
  if (ids.length === 0) return
  for (const forgetPeople of extensions(forget)) await forgetPeople(db, ids)
}
