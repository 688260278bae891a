import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { forgetAnswers } from '../forgetAnswers.ts'
import { insuranceQuoteLife, REMIND_DAYS } from '../lifecycle.ts'
import { insurerSilent, quoteEndsSoon } from '../messages.ts'
import { OPEN } from '../policy.ts'
import { privateLink } from '../privateLink.ts'

/** INS-9: each hour reminds once of saved quotes that are about to end, ends those whose 30 days are over, and forgets what was answered. */
export default job({
  name: 'watchInsuranceQuotes',
  schedule: '20 * * * *',
  data: z.object({}),
  work: async (context) => {
    await remind(context)
    await end(context)
  },
})

type Context = JobContext<unknown>

async function remind({ db, now, services, notify }: Context): Promise<void> {
  const soon = await db
    .selectFrom('insuranceQuote')
    .selectAll()
    .where('status', 'in', ['priced', 'selected'])
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', later(now, { days: REMIND_DAYS }))
    .where('remindedAt', 'is', null)
    .where((row) => row.or([row('accountId', 'is not', null), row('email', 'is not', null)]))
    .orderBy('expiresAt')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const quote of soon) {
    const link = quote.accountId ? paths.insuranceQuote(quote.id) : privateLink(services, quote.id)
    await db.updateTable('insuranceQuote').set({ remindedAt: now }).where('id', '=', quote.id).execute()
    await notify(quote.accountId ?? { email: quote.email }, quoteEndsSoon(quote, link))
  }
}

async function end({ db, now, transitionMany, notify }: Context): Promise<void> {
  const due = await db
    .selectFrom('insuranceQuote')
    .selectAll()
    .where('expiresAt', '<=', now)
    .where('forgottenAt', 'is', null)
    .orderBy('expiresAt')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute()
  const endless = new Set<string>([...OPEN, 'referred'])
  const ending = due.filter(({ status }) => endless.has(status))
  await transitionMany(
    insuranceQuoteLife,
    'expire',
    ending.map(({ id }) => id),
    'clock',
  )
  for (const quote of ending) if (quote.status === 'referred' && quote.accountId) await notify(quote.accountId, insurerSilent(quote))
  await forgetAnswers(
    db,
    now,
    due.map(({ id }) => id),
  )
}
