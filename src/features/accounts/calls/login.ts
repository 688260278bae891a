import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { login } from '../contract.ts'
import { accountByEmail, beginSession, oneAtATime, pairOf, signedInAs } from '../queries.ts'

const MOST_FAILURES = 10

export default answer(login, async ({ input, db, now, address, needs, refuse }) => {
  const { passwords } = needs
  const pair = pairOf(input.email, address)
  await oneAtATime(db, pair)
  if ((await failuresLately(db, pair, now)) >= MOST_FAILURES) throw refuse('locked', { retryAfter: 900 })

  const account = await accountByEmail(db, input.email)
  const right = await passwords.matches(account?.passwordHash ?? (await passwords.nobodysHash()), input.password)
  if (!account || !right) {
    await db.insertInto('loginFailure').values({ pair, at: now }).execute()
    return refuse('noMatch')
  }

  await db.deleteFrom('loginFailure').where('pair', '=', pair).execute()
  if (passwords.isOutdated(account.passwordHash)) {
    await db
      .updateTable('account')
      .set({ passwordHash: await passwords.hash(input.password) })
      .where('id', '=', account.id)
      .execute()
  }
  return signedInAs({ db, needs, now }, account, await beginSession(db, account.id, now))
})

async function failuresLately(db: Db, pair: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('loginFailure')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pair', '=', pair)
    .where('at', '>', earlier(now, { minutes: 15 }))
    .executeTakeFirstOrThrow()
  return count
}
