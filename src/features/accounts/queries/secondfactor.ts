import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Person, personOf } from '#platform/law/policy.ts'

/** How long a session stays proven by one code. */
const PROVEN_HOURS = 12

/** Whether somebody has a second factor, and until when this session of theirs is proven by it; null where it is not. A member of an organisation proves who they are themselves. */
export async function secondFactorOf(db: Db, who: Person, now: Date) {
  const { id, sessionId } = personOf(who)
  const factor = await db
    .selectFrom('secondFactor')
    .leftJoin('session', (join) => join.onRef('session.accountId', '=', 'secondFactor.accountId').on('session.id', '=', sessionId))
    .select(['secondFactor.confirmedAt as since', 'session.secondFactorAt as provenAt'])
    .where('secondFactor.accountId', '=', id)
    .where('secondFactor.confirmedAt', 'is not', null)
    .executeTakeFirst()
  const until = factor?.provenAt ? later(factor.provenAt, { hours: PROVEN_HOURS }) : null
  return { since: factor?.since ?? null, provenUntil: until && until > now ? until : null }
}

/** Whether an account has a second factor that was set up to its end. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const factor = db.selectFrom('secondFactor').select('accountId').where('accountId', '=', accountId)
  return Boolean(await factor.where('confirmedAt', 'is not', null).executeTakeFirst())
}

/** How many of an account's recovery codes have not been used. */
export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCode')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
