import { sql } from 'kysely'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { site } from '#src/site.ts'
import { announce } from './announce.ts'
import { isAboutAnimal } from './handle.ts'
import { roomsOf } from './presence.ts'
import type { Thread } from './queries.ts'
import { otherSide, type Side } from './shapes.ts'
import { TOLD, tellAbsent } from './tellAbsent.ts'
import { blockedBy } from './wayToGuest.ts'

const YOU_BLOCKED = 'You’ve blocked this conversation. Unblock it to write again.'
const THEY_BLOCKED = `Your message wasn’t sent: the other person has blocked this conversation. If a pet needs help, call us on ${site.phone}.`
const STOPPED = `Our staff have ended this conversation, so no one can write here. If a pet needs help, call us on ${site.phone}.`
const ENDED = 'This conversation has ended. Open it again to write.'

/** What writing and reading a conversation needs, of a call or of a socket event. */
export type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services' | 'notify' | 'queue' | 'afterwards'> & {
  /** Whoever writes, where they have signed in. */
  who?: Person | null
}

interface Line {
  text: string
  /** Chosen by the sender: a line that arrives again under the same key is the same line. */
  sendKey?: string | undefined
  photoId?: string | undefined
}

/** Adds a line to a conversation and brings it to the other side: at once where they are connected, else by a letter. Throws where a side has blocked it. */
export async function writeMessage(tools: Tools, thread: Thread, side: Side, line: Line) {
  const { blocked, ended, stopped } = await blockedBy(tools.db, thread.id)
  // Its answer was lost: it is there already, whatever has become of the conversation since.
  const before = line.sendKey && (await sentAs(tools.db, { threadId: thread.id, side, sendKey: line.sendKey }).executeTakeFirst())
  if (before) return before
  if (stopped) throw new Refusal(409, 'stopped', STOPPED)
  if (blocked) throw new Refusal(409, 'blocked', blocked === side ? YOU_BLOCKED : THEY_BLOCKED)
  if (ended) throw new Refusal(409, 'ended', ENDED)
  const message = await writeSilently(tools, thread, side, line)
  await tellAbsent(tools, thread, otherSide(side))
  return message
}

/** Adds a line to a conversation whose other side is told of it in words of the caller’s own. */
export async function writeSilently({ db, now, who }: Tools, thread: Thread, side: Side, { text, sendKey, photoId }: Line) {
  // Holds the conversation, so that its lines are numbered in the order in which they can be read.
  await db
    .updateTable('thread')
    .set({ lastAt: now, [TOLD[side]]: null, ...waitOf(thread, side, now) })
    .where('id', '=', thread.id)
    .execute()
  const line = {
    id: newId(),
    threadId: thread.id,
    side,
    text,
    at: now,
    sendKey: sendKey ?? null,
    photoId: photoId ?? null,
    byPerson: who?.by?.person.id ?? null,
  }
  const written = await db
    .insertInto('message')
    .values(line)
    .onConflict((same) => same.columns(['threadId', 'side', 'sendKey']).where('sendKey', 'is not', null).doNothing())
    .returning(MESSAGE)
    .executeTakeFirst()
  if (!written) return sentAs(db, line).executeTakeFirstOrThrow()
  await announce(db, thread, written.id)
  return written
}

/** A finder waits so long for an answer before somebody else is asked. */
export const ANSWER_IN = { minutes: 15 }

/** What a guest writes about an animal waits for an answer, from the first line on; what the host writes is one. */
function waitOf(thread: Thread, side: Side, now: Date) {
  if (side === 'host') return { answerBy: null }
  return isAboutAnimal(thread) ? { answerBy: sql<Date>`coalesce(thread.answer_by, ${later(now, ANSWER_IN)}::timestamptz)` } : {}
}

const MESSAGE = ['id', 'side', 'text', 'photoId', 'at', 'readAt', 'place'] as const

/** The line that was sent under this key. */
const sentAs = (db: Tools['db'], { threadId, side, sendKey }: { threadId: string; side: Side; sendKey: string | null }) =>
  db.selectFrom('message').select(MESSAGE).where('threadId', '=', threadId).where('side', '=', side).where('sendKey', '=', sendKey)

/** Marks what the other side wrote as read. */
export async function markRead({ db, now, services, afterwards }: Tools, thread: Thread, reader: Side): Promise<void> {
  const read = await db
    .updateTable('message')
    .set({ readAt: now })
    .where('threadId', '=', thread.id)
    .where('side', '=', otherSide(reader))
    .where('readAt', 'is', null)
    .returning('id')
    .execute()
  if (read.length === 0) return
  await db
    .updateTable('thread')
    .set({ [TOLD[reader]]: null })
    .where('id', '=', thread.id)
    .execute()
  afterwards(() => tellBoth(services, thread, 'read', { threadId: thread.id, by: reader, at: now.toISOString() }))
}

/** Tells both sides, wherever they are connected. */
export function tellBoth({ live }: Pick<Tools['services'], 'live'>, thread: Thread, event: string, data: object): void {
  live.tell([...roomsOf(thread, 'host'), ...roomsOf(thread, 'guest')], event, data)
}
