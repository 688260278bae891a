import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { accountLife, CLOSING_DAYS } from '../lifecycle.ts'
import { endSessions } from '../queries.ts'

/**
 * Ends the accounts whose 30 days are over. A keeper whose pets are on the register stays reachable for them, as the
 * Microchipping Regulations ask; of everybody else nothing personal is left.
 */
export default job({
  name: 'endClosingAccounts',
  schedule: '15 * * * *',
  data: z.object({}),
  work: async ({ db, now, move }) => {
    const due = await db
      .selectFrom('account')
      .select('id')
      .select((row) => row.exists(row.selectFrom('pet').select('pet.id').whereRef('pet.keeperId', '=', 'account.id')).as('keeps'))
      .where('status', '=', 'closing')
      .where('statusAt', '<=', earlier(now, { days: CLOSING_DAYS }))
      .limit(500)
      .execute()
    for (const { id, keeps } of due) {
      await move(accountLife, 'end', id, 'clock')
      await endSessions(db, id, now)
      await db.updateTable('account').set({ passwordHash: '', marketing: false, antiPhishingWord: null }).where('id', '=', id).execute()
      await db.deleteFrom('singleUseToken').where('accountId', '=', id).execute()
      await db.deleteFrom('otp').where('accountId', '=', id).execute()
      await db.updateTable('accountHistory').set({ before: '{}' }).where('accountId', '=', id).execute()
      if (keeps) continue
      await db
        .updateTable('account')
        .set({
          name: 'Closed account',
          email: `${id}@closed.invalid`,
          mobile: null,
          line1: null,
          line2: null,
          town: null,
          county: null,
          postcode: null,
        })
        .set({ nation: null, secondContact: null, vetPractice: null, rescueBackup: null })
        .where('id', '=', id)
        .execute()
      await db.updateTable('profile').set({ details: '{}' }).where('accountId', '=', id).execute()
    }
  },
})
