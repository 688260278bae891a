import { sql } from 'kysely'
import { sharersOf } from '#features/sharing/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import type { About, Side } from './shapes.ts'

/** A conversation between two sides: the guest began it, and the host is the one it is with. */
export interface Thread {
  id: string
  about: About
  /** Null where it began with no lookup. */
  lookupId: string | null
  /** Null where it’s about no pet, or the pet isn’t on the register and its tag knows it. */
  petId: string | null
  petName: string | null
  species: string | null
  /** The animal is reported missing or stolen. */
  isLookedFor: boolean
  /** Null where it’s with our staff. */
  hostId: string | null
  /** Null where the guest has no account, or had not signed in. */
  guestId: string | null
  guestName: string | null
  /** Where the guest is an organisation that our staff have verified: what it’s called. */
  organisation: string | null
  guestEmail: string | null
  guestMobile: string | null
  guestProven: boolean
  /** Where the guest says that the animal is. */
  placeWords: string | null
  placeLat: number | null
  placeLng: number | null
  hostBlockedAt: Date | null
  guestBlockedAt: Date | null
  endedAt: Date | null
  /** Our staff ended it. */
  stoppedAt: Date | null
  createdAt: Date
}

/** Somebody in a conversation of theirs. */
export interface Seat {
  thread: Thread
  side: Side
}

type Asker = { id: string; roles: readonly string[] }

/** The conversation of somebody who is signed in, and their side of it. Our staff are the host of those that are with us. */
export async function seatOf(db: Db, threadId: string, who: Asker): Promise<Seat | null> {
  const thread = await threadsIn(db).where('thread.id', '=', threadId).executeTakeFirst()
  if (!thread) return null
  if (thread.guestId === who.id) return { thread, side: 'guest' }
  return (await isHost(db, thread, who)) ? { thread, side: 'host' } : null
}

/** SHARE-2 A keeper, and of what is about an animal that was found, whoever shares their records. */
async function isHost(db: Db, { hostId, about }: Thread, who: Asker): Promise<boolean> {
  if (hostId === null) return who.roles.includes('Staff')
  if (hostId === who.id) return true
  return isShared(about) && (await sharersOf(db, hostId)).includes(who.id)
}

/** What a conversation is about that a keeper’s household hears as well. */
export const SHARED = ['lookup', 'sighting', 'found', 'tag'] as const satisfies readonly About[]
export const isShared = (about: About): boolean => SHARED.some((one) => one === about)

/** By the secret in a link that one side was sent. */
export async function seatOfKey(db: Db, relayKey: string, now: Date): Promise<Seat | null> {
  const row = await threadsIn(db)
    .innerJoin('relayKey', 'relayKey.threadId', 'thread.id')
    .select('relayKey.side as keySide')
    .where('relayKey.hash', '=', hashOfSecret(relayKey))
    .where((key) => key.or([key('relayKey.endsAt', 'is', null), key('relayKey.endsAt', '>', now)]))
    .executeTakeFirst()
  if (!row) return null
  const { keySide: side, ...thread } = row
  return { thread, side }
}

/** The conversation about an animal, for the keeper whom it is with. */
export async function threadOfHost(
  db: Db,
  { threadId, lookupId }: { threadId?: string | undefined; lookupId?: string | undefined },
  hostId: string,
): Promise<Thread | null> {
  const threads = threadsIn(db).where('thread.hostId', '=', hostId)
  if (threadId) return (await threads.where('thread.id', '=', threadId).executeTakeFirst()) ?? null
  return (lookupId && (await threads.where('thread.lookupId', '=', lookupId).executeTakeFirst())) || null
}

/** The conversation between the same two, about the same, that is open, or that the host has blocked or our staff have ended: nothing opens a way around that. */
export const threadWith = (db: Db, { guestId, hostId, about }: { guestId: string; hostId: string | null; about: About }) =>
  threadsIn(db)
    .where('thread.guestId', '=', guestId)
    .where('thread.hostId', hostId ? '=' : 'is', hostId)
    .where('thread.about', '=', about)
    .where((thread) =>
      thread.or([
        thread('thread.endedAt', 'is', null),
        thread('thread.hostBlockedAt', 'is not', null),
        thread('thread.stoppedAt', 'is not', null),
      ]),
    )
    .orderBy(sql`thread.host_blocked_at is null and thread.stopped_at is null`)
    .orderBy('thread.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const threadById = (db: Db, id: string): Promise<Thread | undefined> => threadsIn(db).where('thread.id', '=', id).executeTakeFirst()

/** The newest conversations that a guest began with an e-mail address or a mobile number. */
export const threadsOfAddress = (db: Db, address: string, { since, most }: { since: Date; most: number }): Promise<Thread[]> =>
  threadsIn(db)
    .where('thread.createdAt', '>', since)
    .where((thread) => thread.or([thread('thread.guestEmail', '=', address), thread('thread.guestMobile', '=', address)]))
    .orderBy('thread.createdAt', 'desc')
    .limit(most)
    .execute()

/** Whether the host was written to since then about this animal by a person who found or saw it. */
export async function hasBeenToldOf(db: Db, { petId, hostId, since }: { petId: string; hostId: string; since: Date }): Promise<boolean> {
  const told = await db
    .selectFrom('thread')
    .innerJoin('message', 'message.threadId', 'thread.id')
    .select('thread.id')
    .where('thread.petId', '=', petId)
    .where('thread.hostId', '=', hostId)
    .where('thread.about', 'in', SHARED)
    .where('message.side', '=', 'guest')
    .where('message.at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

/** What the pet of a conversation is called, on the register or on its tag. */
export const nameInThread = sql<string | null>`coalesce(pet.name, thread.card ->> 'name')`

export const THREAD = [
  'thread.id',
  'thread.lookupId',
  'thread.about',
  'thread.petId',
  'thread.hostId',
  'thread.guestId',
  'thread.guestName',
  'thread.guestEmail',
  'thread.guestMobile',
  'thread.guestProven',
  'thread.placeWords',
  'thread.placeLat',
  'thread.placeLng',
  'thread.hostBlockedAt',
  'thread.guestBlockedAt',
  'thread.endedAt',
  'thread.stoppedAt',
  'thread.createdAt',
] as const

/** What the guest is called where it’s an organisation that our staff have verified. */
export const guestOrganisation = sql<string | null>`(select details ->> 'organisation' from profile
  where profile.account_id = thread.guest_id and profile.type = 'Welfare' and profile.status = 'verified')`

export const threadsIn = (db: Db) =>
  db
    .selectFrom('thread')
    .leftJoin('pet', 'pet.id', 'thread.petId')
    .select(THREAD)
    .select([nameInThread.as('petName'), sql<string | null>`coalesce(pet.species, thread.card ->> 'species')`.as('species')])
    .select(guestOrganisation.as('organisation'))
    .select(sql<boolean>`coalesce(pet.status in ('missing', 'stolen'), false)`.as('isLookedFor'))

/** Of the longest ones, what one answer may hold. */
const MOST_MESSAGES = 200

/** The newest lines of a conversation, oldest first; of those `after` a place, the oldest. */
export async function messagesOf(db: Db, threadId: string, after?: number) {
  const lines = db
    .selectFrom('message')
    .leftJoin('account as member', 'member.id', 'message.byPerson')
    .select(['message.id', 'side', 'text', 'photoId', 'at', 'readAt', 'place', 'byPerson', 'member.name as byName'])
    .where('threadId', '=', threadId)
    .limit(MOST_MESSAGES)
  if (after !== undefined) return lines.where('place', '>', after).orderBy('place').execute()
  return (await lines.orderBy('place', 'desc').execute()).reverse()
}
