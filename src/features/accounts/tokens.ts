import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'

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
