import { sql } from 'kysely'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'

const MB = 1024 * 1024
/** How many bytes of files one account may have stored, and what it can do about it. */
const ALLOWANCES = {
  unconfirmed: {
    bytes: 20 * MB,
    words:
      'You’ve stored 20 MB, which is the most you can store before you confirm your e-mail address. Follow the link in the e-mail we sent you, then send the file again.',
  },
  confirmed: {
    bytes: 500 * MB,
    words: 'You’ve stored 500 MB of files, which is the most an account can hold. Contact us if you need more room.',
  },
  professional: {
    bytes: 5000 * MB,
    words: 'You’ve stored 5 GB of files, which is the most an account can hold. Contact us if you need more room.',
  },
}

/**
 * Holds room for a file before it goes to the store, in a transaction of its own: uploads at once wait for each other here, so that together
 * they cannot go past what the account may store. True, or why not.
 */
export async function reserveRoom(db: Db, accountId: string, size: number, now: Date): Promise<true | Because> {
  const { bytes, words } = ALLOWANCES[await verificationOf(db, accountId)]
  const expired = earlier(now, { minutes: 10 })
  const { rows } = await sql`
    insert into stored as s (account_id, bytes, reserved, reserved_at) values (${accountId}, 0, ${size}, ${now})
    on conflict (account_id) do update
      set reserved = case when s.reserved_at > ${expired} then s.reserved else 0 end + ${size}, reserved_at = ${now}
      where s.bytes + case when s.reserved_at > ${expired} then s.reserved else 0 end + ${size} <= ${bytes}
    returning account_id`.execute(db)
  return rows.length > 0 || because(null, words)
}

/** Gives the room back: the file has arrived and is counted itself, or it never will. */
export async function releaseRoom(db: Db, accountId: string, size: number): Promise<void> {
  await sql`update stored set reserved = greatest(0, reserved - ${size}) where account_id = ${accountId}`.execute(db)
}

async function verificationOf(db: Db, accountId: string): Promise<keyof typeof ALLOWANCES> {
  const account = await db
    .selectFrom('account')
    .select(['emailVerifiedAt', 'mobileVerifiedAt'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('profile').select('id').where('accountId', '=', accountId).where('status', '=', 'verified')).as('isVerified'),
    )
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.isVerified) return 'professional'
  return account.emailVerifiedAt || account.mobileVerifiedAt ? 'confirmed' : 'unconfirmed'
}
