import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { later } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { accountLife, EMAIL, verificationLife } from './lifecycle.ts'
import { confirmEmail, otpText } from './messages.ts'
import { purposeParagraphs } from './purposeWords.ts'
import { newToken } from './tokens.ts'

/** Adds a profile type to an account: at once, or as applied where Staff check it. False when it is held already. */
export async function addProfile(
  { db, now, start }: Pick<Opening, 'db' | 'now' | 'start'>,
  accountId: string,
  { type, details = {} }: { type: TakenUp; details?: object | undefined },
) {
  const [begins, status] = UNCHECKED.has(type) ? (['takeUp', 'active'] as const) : (['apply', 'applied'] as const)
  const added = await db
    .insertInto('profile')
    .values({ id: newId(), accountId, type, status, statusAt: now, details: JSON.stringify(details), createdAt: now })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await start(verificationLife, begins, { id: added.id, status }, 'holder', { profileType: type })
  return added !== undefined
}

const NATIONS = ['England', 'Wales', 'Scotland', 'Northern Ireland', 'other'] as const

export type Nation = (typeof NATIONS)[number]

type Opening = Pick<CallContext<never>, 'db' | 'now' | 'start' | 'recordEvent' | 'send' | 'notify'>

interface Newcomer extends NewAccount {
  profileType: TakenUp
  professional?: object | undefined
  /** They came by a link that we sent to the address: that confirms it. */
  byLink?: boolean
}

/** Opens an account with its first profile and sends what confirms its e-mail and mobile. Null when the e-mail has an account already. */
export async function openAccount(opening: Opening, newcomer: Newcomer): Promise<string | null> {
  const { db, now, start } = opening
  const { professional, profileType, byLink, ...account } = newcomer
  const id = await insertAccount(db, account, now)
  if (!id) return null
  await start(accountLife, 'open', { id, status: 'active' }, 'holder', { profileType })
  await addProfile(opening, id, { type: profileType, details: professional })
  const to = { id, email: newcomer.email, name: newcomer.name }
  if (byLink) await confirmed(opening, id)
  else await sendConfirmation(opening, to, purposeParagraphs(profileType), AT_WORK.has(profileType))
  if (newcomer.mobile) await sendOtp(opening, id, newcomer.mobile)
  return id
}

async function confirmed({ db, now, recordEvent }: Pick<Opening, 'db' | 'now' | 'recordEvent'>, id: string) {
  await db.updateTable('account').set({ emailVerifiedAt: now }).where('id', '=', id).execute()
  await recordEvent('account', id, { move: 'verifyEmail', clause: EMAIL.clause, by: 'holder', facts: { changed: false } })
}

/** Whoever joins to work with animals: finders of those they chip or look after reach them, and they may have no pet. */
const AT_WORK: ReadonlySet<string> = new Set(['Implanter', 'Breeder', 'Welfare', 'Trainer'])

/** Sends the link that confirms `to.email`; it is good for 24 hours and replaces an earlier one. */
export async function sendConfirmation(
  { db, now, notify }: Pick<Opening, 'db' | 'now' | 'notify'>,
  to: { id: string; email: string; name: string; antiPhishingWord?: string | null },
  purpose: string[] = [],
  isForWork = false,
) {
  const secret = await newToken(db, 'verifyEmail', to, now, { hours: 24 })
  await notify(to, confirmEmail(paths.verifyEmail(secret), purpose, isForWork))
}

/** Sends six digits to a mobile number: good for 10 minutes and 5 tries, in place of any sent before. */
export async function sendOtp({ db, now, send }: Pick<Opening, 'db' | 'now' | 'send'>, accountId: string, mobile: string) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = { mobile, codeHash: hashOfSecret(`${accountId}/${code}`), expiresAt: later(now, { minutes: 10 }), triesLeft: 5 }
  await db
    .insertInto('otp')
    .values({ accountId, ...row })
    .onConflict((same) => same.column('accountId').doUpdateSet(row))
    .execute()
  await send(otpText(mobile, code))
}

interface NewAccount {
  name: string
  email: string
  /** Null for somebody who has only a landline. */
  mobile: string | null
  landline?: string
  address: { line1: string; line2: string; town: string; county: string; postcode: string }
  nation: Nation
  passwordHash: string
  marketing: boolean
}

/** Inserts an account. An unconfirmed mobile number is kept too: better than none when the pet is found. Null when the e-mail has an account. */
async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<string | null> {
  const { address, ...contact } = account
  const row = { id: newId(), status: 'active' as const, ...contact, ...address, createdAt: now, contactConfirmedAt: now }
  const inserted = await db
    .insertInto('account')
    .values(row)
    .onConflict((same) => same.column('email').where(sql<boolean>`status <> 'closed'`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export type TakenUp = Exclude<Role, 'Staff'>

/** ACC-14: nobody checks somebody who acts for themselves. */
const UNCHECKED = new Set<TakenUp>(['Customer', 'Student', 'TT-Customer'])
