import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { networkOf } from '#platform/server/network.ts'

/** So many wrong passwords for one e-mail from one network, within so many minutes. */
const FROM_ONE_NETWORK = { most: 10, minutes: 15 }
/** So many in a row from networks that never signed in to the account; each one more doubles the wait for the next. */
const FROM_ANYWHERE = { free: 30, longestWaitSeconds: 900, forgottenAfterDays: 1, toldEveryDays: 7 }

/** Not the moment of the try: another that began a little earlier may be counted after it. */
const NO_WAIT = new Date(0)

/** Under which the tries of one e-mail from one network are counted; neither can be read from it. */
export const pairOf = (email: string, address: string) => digest(`${email} ${networkOf(address)}`)

const emailHashOf = (email: string) => digest(email)
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Who signs in, as far as is known before the password is looked at: the same questions, in the same time, for an e-mail without an account. */
export async function whoSignsIn(db: Db, { email, pair }: { email: string; pair: string }) {
  const account = await db
    .selectFrom('account')
    .leftJoin('knownNetwork', (join) => join.onRef('knownNetwork.accountId', '=', 'account.id').on('knownNetwork.pair', '=', pair))
    .select(['account.id', 'account.name', 'account.email', 'account.mobile', 'account.passwordHash', 'knownNetwork.at as knownSince'])
    .where('account.email', '=', email)
    .where('account.status', '<>', 'closed')
    .executeTakeFirst()
  return { account, isKnown: Boolean(account?.knownSince) }
}

/** Counts a try before its password is looked at, so that ten at once are ten tries. False where the network has had its ten. */
export async function mayTryFromHere(db: Db, pair: string, now: Date): Promise<boolean> {
  const since = earlier(now, { minutes: FROM_ONE_NETWORK.minutes })
  const counted = await sql`
    insert into login_failure (pair, at) values (${pair}, array[${now}::timestamptz])
    on conflict (pair) do update
    set at = array_append(array(select one from unnest(login_failure.at) as one where one > ${since}), ${now}::timestamptz)
    where (select count(*) from unnest(login_failure.at) as one where one > ${since}) < ${FROM_ONE_NETWORK.most}
    returning pair`.execute(db)
  return counted.rows.length > 0
}

interface Guess {
  /** How many seconds the next from anywhere must wait; 0 when this one may go on. */
  wait: number
  /** The holder is to be told, once. */
  tell: boolean
}

/** Counts a try from a network that never signed in to the account, over all of them. The one that may go on begins the next wait. */
export async function guessFromAnywhere(db: Db, email: string, now: Date): Promise<Guess> {
  const emailHash = emailHashOf(email)
  const { free, longestWaitSeconds, forgottenAfterDays, toldEveryDays } = FROM_ANYWHERE
  const forgotten = earlier(now, { days: forgottenAfterDays })
  const { rows } = await sql<{ tell: boolean }>`
    insert into password_guessing as known (email_hash, failures, wait_until, at) values (${emailHash}, 1, ${NO_WAIT}, ${now})
    on conflict (email_hash) do update set
      failures = least(case when known.at < ${forgotten} then 0 else known.failures end + 1, 1000),
      wait_until = case
        when known.at < ${forgotten} or known.failures < ${free} then ${NO_WAIT}::timestamptz
        else ${now}::timestamptz + make_interval(secs => least(2 ^ least(known.failures - ${free}, 20), ${longestWaitSeconds}))
      end,
      told_at = case
        when known.failures >= ${free} and coalesce(known.told_at < ${earlier(now, { days: toldEveryDays })}, true) then ${now}
        else known.told_at
      end,
      at = ${now}
    where known.wait_until <= ${now}
    returning coalesce(told_at = ${now} and failures > ${free}, false) as tell`.execute(db)
  const [counted] = rows
  return counted ? { wait: 0, tell: counted.tell } : { wait: await waitOf(db, emailHash, now), tell: false }
}

async function waitOf(db: Db, emailHash: string, now: Date): Promise<number> {
  const known = await db.selectFrom('passwordGuessing').select('waitUntil').where('emailHash', '=', emailHash).executeTakeFirst()
  return Math.max(1, Math.ceil(((known?.waitUntil.getTime() ?? 0) - now.getTime()) / 1000))
}

/** The right password from here: what was counted is forgotten, and no stranger's guessing slows this network down again. */
export async function rememberNetwork(db: Db, account: { id: string; email: string }, address: string, now: Date): Promise<void> {
  const pair = pairOf(account.email, address)
  await db
    .insertInto('knownNetwork')
    .values({ accountId: account.id, pair, at: now })
    .onConflict((same) => same.columns(['accountId', 'pair']).doUpdateSet({ at: now }))
    .execute()
  await db.deleteFrom('loginFailure').where('pair', '=', pair).execute()
  await db
    .updateTable('passwordGuessing')
    .set({ failures: 0, waitUntil: NO_WAIT })
    .where('emailHash', '=', emailHashOf(account.email))
    .execute()
}

/** Whoever may have signed in from somewhere with the old password is a stranger again. */
export async function forgetNetworks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('knownNetwork').where('accountId', '=', accountId).execute()
}
