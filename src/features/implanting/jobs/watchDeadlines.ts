import { sql } from 'kysely'
import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { insuranceEnding, sterileUntil } from '../messages.ts'

/** Days before the last day of an insurance on which its implanter is told. */
const INSURANCE_DAYS = [30, 7] as const
/** Days before chips are no longer sterile on which their holder is told. */
const STERILE_DAYS = 60

/** Once a day: tells implanters whose insurance ends, and who hold chips that are not sterile for much longer. */
export default job({
  name: 'watchDeadlines',
  schedule: '45 7 * * *',
  data: z.object({}),
  work: async (tools) => {
    for (const days of INSURANCE_DAYS) await tellOfInsurance(tools, daysAfter(londonDate(tools.now), days))
    await tellOfSterile(tools, daysAfter(londonDate(tools.now), STERILE_DAYS))
  },
})

async function tellOfInsurance({ db, notify }: JobContext<unknown>, on: string) {
  const insured = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['account.email', 'account.name', 'account.antiPhishingWord'])
    .where('profile.type', '=', 'Implanter')
    .where(sql`profile.details -> 'insurance' ->> 'until'`, '=', on)
    .where('account.status', '=', 'active')
    .orderBy('account.id')
    .execute()
  for (const account of insured) await notify(account, insuranceEnding(on))
}

async function tellOfSterile({ db, notify }: JobContext<unknown>, on: string) {
  const held = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .innerJoin('account', 'account.id', 'chipUnit.holderId')
    .select(['chipBatch.code', 'account.email', 'account.name', 'account.antiPhishingWord'])
    .select((row) => row.fn.countAll<number>().as('chips'))
    .where('chipUnit.expiresOn', '=', on)
    .where('chipUnit.status', 'in', ['withImplanter', 'offered'])
    .where('chipBatch.status', '=', 'inStock')
    .where('account.status', '=', 'active')
    .groupBy(['chipBatch.id', 'account.id'])
    .orderBy('account.id')
    .orderBy('chipBatch.code')
    .execute()
  for (const { code, chips, ...account } of held) await notify(account, sterileUntil({ code, chips, on }))
}
