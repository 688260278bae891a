import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import { PROFILE_TYPES, type ProfileType } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { isRenewable, verifiedUntil } from './ending.ts'
import { evidenceOf } from './evidence.ts'
import { standingLife } from './lifecycle.ts'
import { standingRefused, standingVerified } from './messages.ts'
import { accountByEmail } from './queries.ts'

export type Acting = Pick<Asked<never>, 'db' | 'now' | 'move' | 'send' | 'needs'>

/** ACC-16, ACC-21 Staff have checked the evidence; the professional is told, and for how long. Throws a sentence where there is nothing to verify. */
export async function verifyStanding({ db, now, move, send, needs }: Acting, email: string, type: string): Promise<void> {
  const { account, profile } = await held(db, email, type)
  const today = londonDate(now)
  const until = verifiedUntil(profile, today)
  await db
    .updateTable('profile')
    .set({ details: sql`details - 'why'`, verifiedUntil: until, reminders: 0, renewalAt: null })
    .where('id', '=', profile.id)
    .execute()
  const verifying = isRenewable(profile, today) ? 'renew' : 'verify'
  await move(standingLife, verifying, profile.id, 'Staff', { profileType: profile.type, until })
  await send(standingVerified(account, profile.type, until, needs.config.publicUrl + dashboardOf(profile.type)))
}

/** ACC-17 The evidence was not enough, or does not hold any more. The professional is told why, in these words, and may send more. */
export async function refuseStanding({ db, move, send, needs }: Acting, email: string, type: string, why: string): Promise<void> {
  const { account, profile } = await held(db, email, type)
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ why })}::jsonb`, verifiedUntil: null, renewalAt: null })
    .where('id', '=', profile.id)
    .execute()
  await move(standingLife, 'refuse', profile.id, 'Staff', { profileType: profile.type })
  await send(standingRefused(account, profile.type, why, needs.config.publicUrl + paths.profile))
}

/** Where a professional works. */
function dashboardOf(type: string): string {
  if (type === 'Implanter') return paths.implanterHome
  if (type === 'Breeder') return paths.breederDashboard
  return type === 'Welfare' ? paths.welfareDashboard : paths.start
}

async function held(db: Db, email: string, type: string) {
  const account = await accountByEmail(db, email.trim().toLowerCase())
  if (!account) throw new Error(`There is no account with the e-mail address ${email}`)
  const profiles = await db
    .selectFrom('profile')
    .select(['id', 'type', 'status', 'verifiedUntil'])
    .where('accountId', '=', account.id)
    .orderBy('createdAt')
    .forUpdate()
    .execute()
  const profile = profiles.find((one) => one.type === typeOf(type))
  if (profile) return { account, profile }
  throw new Error(`${email} holds no profile of the type ${type}, but: ${profiles.map((one) => one.type).join(', ')}`)
}

/** A profile type however its letters are written. */
const typeOf = (typed: string): ProfileType | undefined => PROFILE_TYPES.find((type) => type.toLowerCase() === typed.toLowerCase())

/** Who has applied, or asks to be verified for another year, and waits for Staff; the longest first. */
export async function applications(db: Db) {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.accountId')
    .select(['account.name', 'account.email', 'profile.type', 'profile.verifiedUntil', 'profile.details', SINCE.as('since')])
    .where((row) => row.or([row('profile.status', '=', 'applied'), row('profile.renewalAt', 'is not', null)]))
    .where('account.status', '<>', 'closed')
    .orderBy(SINCE)
    .orderBy('profile.id')
    .execute()
  return rows.map(({ details, ...row }) => ({ ...row, details, ...evidenceOf(details) }))
}

const SINCE = sql<Date>`coalesce(profile.renewal_at, profile.status_at)`
