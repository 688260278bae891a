import { timingSafeEqual } from 'node:crypto'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { CONFIRM_DAYS, LEFT_DAYS } from './kit/kept.ts'

type Keys = Pick<Services, 'codes'>

const ID = 36
const MARK = 22

/** The secret of the links in each issue, by which its reader leaves: made of the id with a key of the register, so it is kept nowhere. */
export const readerToken = (keys: Keys, id: string) => id + mark(keys, id)

/** Whose link this is, or null where we did not make it. */
export function readerInToken(keys: Keys, token: string): string | null {
  const id = token.slice(0, ID)
  const [given, right] = [Buffer.from(token), Buffer.from(readerToken(keys, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

const mark = ({ codes }: Keys, id: string) => codes.hash('newsletter', id).slice(0, MARK)

/** The reader that a link is for, confirmed and not forgotten yet. */
export async function readerOf(db: Db, keys: Keys, token: string) {
  const id = readerInToken(keys, token)
  if (!id) return null
  const reader = await db
    .selectFrom('newsletterSubscriber')
    .select(['id', 'email', 'topics', 'leftAt'])
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return reader ?? null
}

/** Forgets addresses that nobody confirmed in time, and those that have left long enough ago. */
export async function forgetReaders(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscriber')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', earlier(now, { days: CONFIRM_DAYS }))
    .execute()
  await db
    .deleteFrom('newsletterSubscriber')
    .where('leftAt', '<', earlier(now, { days: LEFT_DAYS }))
    .execute()
}
