import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { hashOfSecret, newSecret, SESSION_DAYS } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { accountLife, verificationLife } from './lifecycle.ts'
import { confirmEmail, otpText } from './messages.ts'

/** The person of a session that is still good. A profile type that Staff refused gives no role. */
export async function personOfSession(db: Db, sessionId: string, now: Date): Promise<Person | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['account.id', 'account.name', 'account.email'])
    .select(
      sql<Role[]>`coalesce(array_agg(profile.type::text order by profile.created_at) filter (where profile.status <> 'refused'), '{}')`.as(
        'roles',
      ),
    )
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.status', '<>', 'closed')
    .groupBy('account.id')
    .executeTakeFirst()
  return found ? { ...found, sessionId } : null
}

/** The account that uses this e-mail address now. */
export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).where('status', '<>', 'closed').executeTakeFirst()

export const accountById = (db: Db, id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The same, held until the transaction ends, so that two changes of one account follow each other. */
export const accountToChange = (db: Db, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Which profile types the account holds and Staff have not refused, in the order they were taken up. */
async function rolesOf(db: Db, accountId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('profile')
    .select('type')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'refused')
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.type)
}

/** A session as its browser holds it: who it is of, with the profile types of that account now. */
export async function signedInAs(
  { db, services, now }: Pick<CallContext<never>, 'db' | 'services' | 'now'>,
  { id, name, email }: { id: string; name: string; email: string },
  sid: string,
) {
  const profileTypes = await rolesOf(db, id)
  const token = await services.tokens.issue({ sub: id, sid, name, email, userType: profileTypes.join(',') }, now)
  return { token, user: { id, name, email, profileTypes } }
}

/** The implanter's profile of an account. */
export const implanterProfile = (db: Db, accountId: string) =>
  db
    .selectFrom('profile')
    .select(['id', 'status', 'statusAt', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')

export async function beginSession(db: Db, accountId: string, now: Date): Promise<string> {
  const id = newId()
  await db
    .insertInto('session')
    .values({ id, accountId, createdAt: now, expiresAt: later(now, { days: SESSION_DAYS }) })
    .execute()
  return id
}

/** Signs the account out everywhere, but for one session where given. */
export async function endSessions(db: Db, accountId: string, now: Date, keep?: string): Promise<void> {
  const ending = db.updateTable('session').set({ endedAt: now }).where('accountId', '=', accountId).where('endedAt', 'is', null)
  await (keep ? ending.where('id', '<>', keep) : ending).execute()
}

type TokenKind = 'verifyEmail' | 'resetPassword' | 'undoEmail'

/** A secret for a link in an e-mail. An older one of the same kind stops working, but for an undo. */
export async function newToken(
  db: Db,
  kind: TokenKind,
  account: { id: string; email: string },
  now: Date,
  life: { hours?: number; minutes?: number; days?: number },
) {
  if (kind !== 'undoEmail') {
    await db
      .updateTable('singleUseToken')
      .set({ usedAt: now })
      .where('accountId', '=', account.id)
      .where('kind', '=', kind)
      .where('usedAt', 'is', null)
      .execute()
  }
  const secret = newSecret()
  await db
    .insertInto('singleUseToken')
    .values({ hash: hashOfSecret(secret), kind, accountId: account.id, email: account.email, createdAt: now, expiresAt: later(now, life) })
    .execute()
  return secret
}

/** Uses a token up: exactly one caller gets it. Null when it is unknown, used, or too old. */
export async function useToken(db: Db, kinds: readonly TokenKind[], secret: string, now: Date) {
  const used = await db
    .updateTable('singleUseToken')
    .set({ usedAt: now })
    .where('hash', '=', hashOfSecret(secret))
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['kind', 'accountId', 'email', 'createdAt'])
    .executeTakeFirst()
  return used ?? null
}

/** Whether a token could be used now. */
export async function isTokenGood(db: Db, kind: TokenKind, secret: string, now: Date): Promise<boolean> {
  const token = await db
    .selectFrom('singleUseToken')
    .select('hash')
    .where('hash', '=', hashOfSecret(secret))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return token !== undefined
}

/** A link to choose a new password is for the password and the e-mail of the moment in which it was sent. */
export async function voidResetLinks(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('singleUseToken')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', 'resetPassword')
    .where('usedAt', 'is', null)
    .execute()
}

/** Ends every link that was sent to whoever held the account's e-mail since a moment; an older undo still works. */
export async function voidTokens(db: Db, accountId: string, since: Date, now: Date): Promise<void> {
  await db
    .updateTable('singleUseToken')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('createdAt', '>=', since)
    .where('usedAt', 'is', null)
    .execute()
}

/** Makes the askers with the same key wait for each other until their transactions end, so that ten at once are still ten tries. */
export async function oneAtATime(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(db)
}

/** Whether the database refused a second row of what there may be only one. */
export const isDuplicate = (error: unknown) => z.object({ code: z.literal('23505') }).safeParse(error).success

interface NewAccount {
  name: string
  email: string
  mobile: string
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

type TakenUp = Exclude<Role, 'Staff'>

/** ACC-14: nobody checks somebody who acts for themselves. */
const UNCHECKED = new Set<TakenUp>(['Customer', 'Student', 'TT-Customer'])

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

type Opening = Pick<CallContext<never>, 'db' | 'now' | 'start' | 'send' | 'notify'>

interface Newcomer extends NewAccount {
  profileType: TakenUp
  professional?: object | undefined
}

/** Opens an account with its first profile and sends what confirms its e-mail and mobile. Null when the e-mail has an account already. */
export async function openAccount(opening: Opening, newcomer: Newcomer): Promise<string | null> {
  const { db, now, start } = opening
  const { professional, profileType, ...account } = newcomer
  const id = await insertAccount(db, account, now)
  if (!id) return null
  await start(accountLife, 'open', { id, status: 'active' }, 'holder', { profileType })
  await addProfile(opening, id, { type: profileType, details: professional })
  await sendConfirmation(opening, { id, email: newcomer.email, name: newcomer.name })
  await sendOtp(opening, id, newcomer.mobile)
  return id
}

/** Sends the link that confirms `to.email`; it is good for 24 hours and replaces an earlier one. */
export async function sendConfirmation(
  { db, now, notify }: Pick<Opening, 'db' | 'now' | 'notify'>,
  to: { id: string; email: string; name: string; antiPhishingWord?: string | null },
) {
  const secret = await newToken(db, 'verifyEmail', to, now, { hours: 24 })
  await notify(to, confirmEmail(paths.verifyEmail(secret)))
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
