import { sql } from 'kysely'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { ProfileType } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { evidenceOf, practiceOf } from './evidence.ts'
import { isRenewable, NOTICE_DAYS, verifiedUntil } from './expiry.ts'
import { verificationLife } from './lifecycle.ts'
import { professionRefused, professionVerified } from './messages.ts'
import { stoppedCertificates } from './points.ts'
import { accountByEmail } from './queries.ts'
import { VERIFICATION_REFUSED, VERIFYING_REFUSED } from './refusals.ts'
import { refuseProfile } from './refuseProfile.ts'

/** ACC-16, ACC-21 Staff have checked the evidence; the professional is told, and for how long, which is the answer. Refuses where there is nothing to verify, or we don’t know that the e-mail address is theirs. */
export async function verifyProfession(
  { db, now, transition, notify, extensions }: TransactionContext,
  email: string,
  type: ProfileType,
): Promise<string | null> {
  const { account, profile } = await held(db, email, type)
  if (!account.emailVerifiedAt) throw refusedBy(VERIFYING_REFUSED, 'emailNotConfirmed')
  const reference = type === 'Implanter' ? practiceOf(profile.details).certificateReference : ''
  const stopped = await Promise.all(extensions(stoppedCertificates).map((isStopped) => isStopped(db, reference)))
  if (stopped.includes(true)) throw refusedBy(VERIFYING_REFUSED, 'certificateStopped')
  const today = londonDate(now)
  if (profile.status === 'verified' && !isRenewable(profile, today))
    throw refusedBy(VERIFYING_REFUSED, 'alreadyVerified', alreadyWords(profile))
  const until = verifiedUntil(profile, today)
  await db
    .updateTable('profile')
    .set({ details: sql`details - 'why' - 'paused'`, verifiedUntil: until, reminders: 0, renewalAt: null })
    .where('id', '=', profile.id)
    .execute()
  const verifying = isRenewable(profile, today) ? 'renew' : 'verify'
  await transition(verificationLife, verifying, profile.id, 'Staff', { profileType: profile.type, until })
  await notify(account, professionVerified(profile.type, until, dashboardOf(profile.type), { hasSent: hasSent(profile.details) }))
  return until
}

function hasSent(details: unknown): boolean {
  const { files, note } = evidenceOf(details)
  return files.length > 0 || note !== ''
}

function alreadyWords({ verifiedUntil: until }: { verifiedUntil: string | null }): string {
  if (until === null) return 'They’re verified already'
  const renewable = daysAfter(until, -NOTICE_DAYS[0])
  return `They’re verified already, until ${whenText(until, 'day')}. You can verify them for another year from ${whenText(renewable, 'day')}`
}

/** ACC-17 The evidence was not enough, or does not hold any more. The professional is told why, in these words, and may send more. */
export async function refuseProfession(tools: TransactionContext, email: string, type: ProfileType, why: string): Promise<void> {
  const { db, notify } = tools
  const { account, profile } = await held(db, email, type)
  await db
    .updateTable('profile')
    .set({ details: sql`(details - 'paused') || ${JSON.stringify({ why })}::jsonb`, verifiedUntil: null, renewalAt: null })
    .where('id', '=', profile.id)
    .execute()
  await notify(account, professionRefused(profile.type, why, { wasVerified: profile.status === 'verified' }))
  await refuseProfile(tools, { id: profile.id, accountId: account.id, type })
}

/** Where a professional works. */
function dashboardOf(type: string): string {
  if (type === 'Implanter') return paths.implanterHome
  if (type === 'Breeder') return paths.breederDashboard
  if (type === 'Trainer') return paths.trainerDashboard
  return type === 'Welfare' ? paths.welfareDashboard : paths.start
}

async function held(db: Db, email: string, type: ProfileType) {
  const account = await accountByEmail(db, email)
  if (!account) throw refusedBy(VERIFICATION_REFUSED, 'noSuchAccount')
  const profiles = await db
    .selectFrom('profile')
    .select(['id', 'type', 'status', 'verifiedUntil', 'details'])
    .where('accountId', '=', account.id)
    .orderBy('createdAt')
    .forUpdate()
    .execute()
  const profile = profiles.find((one) => one.type === type)
  if (!profile) throw refusedBy(VERIFICATION_REFUSED, 'noSuchProfile')
  return { account, profile }
}

/** Who has applied, or asks to be verified for another year, and waits for Staff; the longest first. */
export async function applications(db: Db) {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select([
      'account.name',
      'account.email',
      'account.emailVerifiedAt',
      'account.mobile',
      'account.mobileVerifiedAt',
      'profile.type',
      'profile.verifiedUntil',
      'profile.details',
      SINCE.as('since'),
    ])
    .where((row) => row.or([row('profile.status', '=', 'applied'), row('profile.renewalAt', 'is not', null)]))
    .where('account.status', '<>', 'closed')
    .orderBy(SINCE)
    .orderBy('profile.id')
    .execute()
  return rows.map(({ details, ...row }) => ({ ...row, details, ...evidenceOf(details) }))
}

const SINCE = sql<Date>`coalesce(profile.renewal_at, profile.status_at)`
