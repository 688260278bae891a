import { isVerified } from '#features/accounts/queries/profiles.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { daysAfter, earlier, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { endCreditBatches, giveCreditBatch, lockCreditBatches } from './ledger.ts'
import { creditsGiven, creditsTakenBack, quotaApproved } from './messages.ts'
import { type GIVEN_SOURCES, isGiven } from './policy.ts'
import { batchesWithLeft } from './queries/credits.ts'
import { quotaOf } from './queries/quota.ts'
import { GIVING_REFUSED, QUOTA_REFUSED, TAKING_BACK_REFUSED } from './refusals.ts'

type Tools = Pick<TransactionContext, 'db' | 'now' | 'notify'>

interface Gift {
  email: string
  quantity: number
  source: (typeof GIVEN_SOURCES)[number]
  /** The last day on which they can be used. */
  endsOn?: string | undefined
  reason: string
}

/** PLAN-5 Our staff give somebody credits, and tell them. A welfare grant comes out of the organisation’s quota for the year. */
export async function giveCreditsTo({ db, now, notify }: Tools, { email, quantity, source, endsOn, reason }: Gift) {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(GIVING_REFUSED, 'noSuchAccount')
  if (endsOn !== undefined && endsOn <= londonDate(now)) throw refusedBy(GIVING_REFUSED, 'endsTooSoon')
  const left = source === 'welfareGrant' ? await drawQuota(db, account.id, quantity, now) : null

  // The last day ends a second before the next begins, so that whoever reads the moment reads that day.
  const expiresAt = endsOn === undefined ? undefined : earlier(londonMidnight(daysAfter(endsOn, 1)), { seconds: 1 })
  const creditBatchId = await giveCreditBatch(db, { accountId: account.id, source, quantity, reason, now, ...(expiresAt && { expiresAt }) })
  const batch = await db.selectFrom('creditBatch').select('expiresAt').where('id', '=', creditBatchId).executeTakeFirstOrThrow()
  await notify(account.id, creditsGiven({ quantity, source, expiresAt: batch.expiresAt, reason }))
  return { creditBatchId, expiresAt: batch.expiresAt, quotaLeft: left }
}

/** What is left of the quota once so many are granted. Those who grant at the same time follow each other. */
async function drawQuota(db: Db, accountId: string, quantity: number, now: Date): Promise<number> {
  if (!(await isVerified(db, accountId, 'Welfare'))) throw refusedBy(GIVING_REFUSED, 'notWelfare')
  await db.selectFrom('welfareQuota').select('accountId').where('accountId', '=', accountId).forUpdate().execute()
  const quota = await quotaOf(db, accountId, now)
  if (!quota) throw refusedBy(GIVING_REFUSED, 'noQuota')
  if (quantity > quota.left)
    throw refusedBy(GIVING_REFUSED, 'overQuota', `${quota.left} of ${quota.yearly} are left of this organisation’s quota for ${quota.year}`)
  return quota.left - quantity
}

/** PLAN-5 Takes back what is left of credits that our staff gave by mistake, and tells their holder; how many those are. */
export async function revokeGiven({ db, now, notify }: Tools, creditBatchId: string, reason: string) {
  const known = await db.selectFrom('creditBatch').select(['accountId', 'source']).where('id', '=', creditBatchId).executeTakeFirst()
  if (!known) throw refusedBy(TAKING_BACK_REFUSED, 'noSuchBatch')
  if (!isGiven(known)) throw refusedBy(TAKING_BACK_REFUSED, 'notGiven')
  await lockCreditBatches(db, known.accountId)
  const { left, quantity } = await batchesWithLeft(db).where('id', '=', creditBatchId).executeTakeFirstOrThrow()
  if (left === 0) throw refusedBy(TAKING_BACK_REFUSED, 'nothingLeft')
  await endCreditBatches(db, [{ id: creditBatchId, left }], 'takenBack', now)
  await notify(known.accountId, creditsTakenBack({ taken: left, reason }))
  return { takenBack: left, used: quantity - left }
}

/** PLAN-5 What a verified welfare organisation can be granted in each calendar year from now on: 0 ends it. What is left of this year. */
export async function setQuotaFor({ db, now, notify }: Tools, email: string, yearly: number): Promise<number> {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(QUOTA_REFUSED, 'noSuchAccount')
  if (!(await isVerified(db, account.id, 'Welfare'))) throw refusedBy(QUOTA_REFUSED, 'notWelfare')
  const quota = { yearly, approvedAt: now }
  await db
    .insertInto('welfareQuota')
    .values({ accountId: account.id, ...quota })
    .onConflict((same) => same.column('accountId').doUpdateSet(quota))
    .execute()
  const left = (await quotaOf(db, account.id, now))?.left ?? 0
  await notify(account.id, quotaApproved({ yearly, left }))
  return left
}
