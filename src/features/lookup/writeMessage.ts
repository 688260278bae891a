import { askedToConfirm } from '#features/offers/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { byEveryWay, finderOf, finderWrote, finderWroteToNamed, keeperWrote, type Said } from './messages.ts'
import { newRelayKey } from './newRelayKey.ts'
import { keeperById, type Thread } from './queries.ts'
import { blockedBy, wayToFinder } from './wayToFinder.ts'

export type Side = 'finder' | 'keeper'

const YOU_BLOCKED = 'You’ve blocked this conversation. Unblock it to write again.'
const THEY_BLOCKED = `Your message wasn’t sent: the other person has blocked this conversation. If a pet needs help, call us on ${site.phone}.`

/** What writing and reading a conversation needs, of a call or of a socket event. */
export type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services' | 'notify' | 'afterwards'>

/** Adds a line to a conversation and brings it to the other side: at once where they are connected, and by their letters. Throws where a side has blocked it. */
export async function writeMessage(tools: Tools, thread: Thread, side: Side, text: string) {
  const blocked = await blockedBy(tools.db, thread.id)
  if (blocked) throw new Refusal(409, 'blocked', blocked === side ? YOU_BLOCKED : THEY_BLOCKED)
  const begins = await isBeginning(tools, thread.id, side)
  const message = await writeSilently(tools, thread, side, text)
  await bring(tools, thread, side, { threadId: thread.id, text, petName: thread.petName, begins })
  return message
}

/** Adds a line to a conversation whose other side is told of it in words of the caller’s own. */
export async function writeSilently({ db, now, services, afterwards }: Tools, thread: Thread, side: Side, text: string) {
  const message = { id: newId(), side, text, at: now, readAt: null }
  await db
    .insertInto('message')
    .values({ ...message, threadId: thread.id })
    .execute()
  await db.updateTable('thread').set({ lastAt: now }).where('id', '=', thread.id).execute()
  afterwards(() => tellBoth(services, thread, 'message', { threadId: thread.id, ...message, at: now.toISOString() }))
  return message
}

/** Marks what the other side wrote as read. */
export async function markRead({ db, now, services, afterwards }: Tools, thread: Thread, reader: Side): Promise<void> {
  const read = await db
    .updateTable('message')
    .set({ readAt: now })
    .where('threadId', '=', thread.id)
    .where('side', '=', reader === 'keeper' ? 'finder' : 'keeper')
    .where('readAt', 'is', null)
    .returning('id')
    .execute()
  if (read.length > 0) afterwards(() => tellBoth(services, thread, 'read', { threadId: thread.id, by: reader, at: now.toISOString() }))
}

/** A line begins a conversation anew when its writer has been silent for ten minutes. */
async function isBeginning({ db, now }: Tools, threadId: string, side: Side): Promise<boolean> {
  const recent = await db
    .selectFrom('message')
    .select('id')
    .where('threadId', '=', threadId)
    .where('side', '=', side)
    .where('at', '>', earlier(now, { minutes: 10 }))
    .limit(1)
    .executeTakeFirst()
  return recent === undefined
}

const bring = (tools: Tools, thread: Thread, from: Side, said: Said) =>
  from === 'finder' ? bringToKeeper(tools, thread, said) : bringToFinder(tools, thread, said)

async function bringToKeeper({ db, notify }: Tools, thread: Thread, said: Said): Promise<void> {
  const keeper = await keeperById(db, thread.keeperId)
  if (keeper) await notify(byEveryWay(keeper, said), finderWrote(said, thread))
  const named = thread.petId && (await askedToConfirm(db, thread.petId))
  if (named) await notify({ ...named, mobile: said.begins || !named.email ? named.mobile : null }, finderWroteToNamed(said))
}

async function bringToFinder({ db, now, services, notify }: Tools, thread: Thread, said: Said): Promise<void> {
  if ((await wayToFinder(db, services, thread)) === 'page') return
  const relayKey = await newRelayKey(db, thread.id, now)
  await notify(finderOf(thread), keeperWrote(thread, said, paths.relay(relayKey)))
}

function tellBoth({ live }: Tools['services'], thread: Thread, event: string, data: object): void {
  live.tell(`thread:${thread.id}`, event, data)
  live.tell(`account:${thread.keeperId}`, event, data)
}
