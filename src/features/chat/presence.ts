import type { Server } from 'socket.io'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { isShared, type Thread } from './queries.ts'
import type { Side } from './shapes.ts'

/** Our staff hear of every conversation that is with us. */
export const STAFF_ROOM = 'staff'
export const accountRoom = (id: string) => `account:${id}`
/** SHARE-2 Who shares a keeper’s records. */
export const sharersRoom = (keeperId: string) => `account:${keeperId}/shared`
/** Who is in a conversation by the link of one side. */
export const threadRoom = (id: string, side: Side) => (side === 'guest' ? `thread:${id}` : `thread:${id}/host`)

/** Where one side of a conversation listens: in the room of their account, and by the link in that of the conversation. */
export function roomsOf({ id, about, hostId, guestId }: Pick<Thread, 'id' | 'about' | 'hostId' | 'guestId'>, side: Side): string[] {
  const sharers = hostId && isShared(about) ? [sharersRoom(hostId)] : []
  if (side === 'host') return [hostId ? accountRoom(hostId) : STAFF_ROOM, threadRoom(id, 'host'), ...sharers]
  return guestId ? [threadRoom(id, 'guest'), accountRoom(guestId)] : [threadRoom(id, 'guest')]
}

/** Whether somebody is connected in one of these rooms, to whichever process. */
export async function isConnected(db: Db, rooms: readonly string[], now: Date): Promise<boolean> {
  const one = await db.selectFrom('presence').select('room').where('room', 'in', rooms).where('until', '>', now).limit(1).executeTakeFirst()
  return one !== undefined
}

/** How long somebody counts as there after their process said so last. */
const COUNTS_FOR = { seconds: 60 }

/** Says that somebody is connected in these rooms. */
export async function sayPresent(db: Db, rooms: readonly string[], now: Date): Promise<void> {
  if (rooms.length === 0) return
  const until = later(now, COUNTS_FOR)
  await db
    .insertInto('presence')
    .values(rooms.toSorted().map((room) => ({ room, until })))
    .onConflict((known) => known.column('room').doUpdateSet({ until }))
    .execute()
}

export const sayGone = (db: Db, room: string, now: Date) =>
  db.updateTable('presence').set({ until: now }).where('room', '=', room).execute()

/** The rooms of conversations in which somebody is connected to this process. */
export const roomsHere = ({ sockets }: Server): string[] => [...sockets.adapter.rooms.keys()].filter((room) => ROOM.test(room))

const ROOM = /^(staff$|account:|thread:)/
