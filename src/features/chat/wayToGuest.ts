import type { Db } from '#platform/database/db.ts'
import { hashOfAddress, verificationOf } from '#platform/jobs/addresses.ts'
import type { Addressee } from '#platform/jobs/notify.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import type { Thread } from './queries.ts'
import type { Side } from './shapes.ts'

/** Who has blocked a conversation and whether it has ended or our staff ended it, read anew and held, so that nothing is written meanwhile. */
export async function blockedBy(db: Db, threadId: string): Promise<{ blocked: Side | null; ended: boolean; stopped: boolean }> {
  const { hostBlockedAt, guestBlockedAt, endedAt, stoppedAt } = await db
    .selectFrom('thread')
    .select(['hostBlockedAt', 'guestBlockedAt', 'endedAt', 'stoppedAt'])
    .where('id', '=', threadId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { blocked: hostBlockedAt ? 'host' : guestBlockedAt ? 'guest' : null, ended: endedAt !== null, stopped: stoppedAt !== null }
}

/**
 * How an answer reaches a guest besides the page: by an address whose reader has said yes, or has confirmed it and was signed in. A host
 * whom the reader of an address has blocked reaches that address in no other conversation either, for a keeper could begin one in a finder's name.
 */
export async function wayToGuest(db: Db, services: TransactionServices, thread: Thread): Promise<'email' | 'sms' | 'page'> {
  const { guestEmail, guestMobile, guestProven } = thread
  const channel = guestEmail ? 'email' : 'sms'
  const address = guestEmail ?? guestMobile
  if (!address) return 'page'
  const { agreed, stopped } = await verificationOf(db, hashOfAddress(services, channel, address), channel, address)
  if (stopped || (!agreed && !guestProven) || (await hasBlockedHost(db, thread))) return 'page'
  return channel
}

/** Whether the reader of the guest’s address has blocked this host in any conversation. */
export async function hasBlockedHost(db: Db, { hostId, guestEmail, guestMobile }: Thread): Promise<boolean> {
  const blocked = await db
    .selectFrom('thread')
    .select('id')
    .where('hostId', '=', hostId)
    .where('guestBlockedAt', 'is not', null)
    .where((thread) =>
      guestEmail
        ? thread('guestEmail', '=', guestEmail)
        : thread.and([thread('guestEmail', 'is', null), thread('guestMobile', '=', guestMobile)]),
    )
    .executeTakeFirst()
  return blocked !== undefined
}

/** By e-mail, else by text message, else only on the page. */
export const addressOfGuest = ({ guestEmail, guestMobile, guestName }: Thread): Addressee => ({
  email: guestEmail,
  mobile: guestEmail ? null : guestMobile,
  name: guestName,
})
