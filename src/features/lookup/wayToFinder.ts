import type { Db } from '#platform/database/db.ts'
import { hashOfAddress, verificationOf } from '#platform/jobs/addresses.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import type { Thread } from './queries.ts'
import type { Side } from './writeMessage.ts'

/** Who has blocked a conversation, read anew and held, so that nothing is written while it is being blocked. */
export async function blockedBy(db: Db, threadId: string): Promise<Side | null> {
  const { keeperBlockedAt, finderBlockedAt } = await db
    .selectFrom('thread')
    .select(['keeperBlockedAt', 'finderBlockedAt'])
    .where('id', '=', threadId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (keeperBlockedAt) return 'keeper'
  return finderBlockedAt ? 'finder' : null
}

/**
 * How an answer reaches a finder besides the page: by an address whose reader has said yes, or has confirmed it and was signed in. A keeper whom the reader of an address has blocked reaches that address in no other
 * conversation either, for a keeper could begin one in the finder's name.
 */
export async function wayToFinder(db: Db, services: TransactionServices, thread: Thread): Promise<'email' | 'sms' | 'page'> {
  const { finderEmail, finderMobile, finderProven } = thread
  const channel = finderEmail ? 'email' : 'sms'
  const address = finderEmail ?? finderMobile
  if (!address) return 'page'
  const { agreed, stopped } = await verificationOf(db, hashOfAddress(services, channel, address), channel, address)
  if (stopped || (!agreed && !finderProven) || (await hasBlockedKeeper(db, thread))) return 'page'
  return channel
}

/** Whether the reader of the finder’s address has blocked this keeper in any conversation. */
export async function hasBlockedKeeper(db: Db, { keeperId, finderEmail, finderMobile }: Thread): Promise<boolean> {
  const blocked = await db
    .selectFrom('thread')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('finderBlockedAt', 'is not', null)
    .where((thread) =>
      finderEmail
        ? thread('finderEmail', '=', finderEmail)
        : thread.and([thread('finderEmail', 'is', null), thread('finderMobile', '=', finderMobile)]),
    )
    .executeTakeFirst()
  return blocked !== undefined
}
