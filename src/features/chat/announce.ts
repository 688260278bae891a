import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { guarded, type Log } from '#platform/server/guard.ts'
import type { Sockets } from '#platform/sockets/sockets.ts'
import { roomsHere, roomsOf } from './presence.ts'
import type { Thread } from './queries.ts'

const CHANNEL = 'chat_message'

/** What one process says to all: only ids, for a notification of PostgreSQL holds 8,000 bytes. */
const Said = z.object({ messageId: z.string(), rooms: z.array(z.string()) })

/** Says that a line was written, in its transaction: every process hears of it if, and only if, that is committed, in the order of the commits. */
export async function announce(db: Db, thread: Pick<Thread, 'id' | 'about' | 'hostId' | 'guestId'>, messageId: string): Promise<void> {
  const said = { messageId, rooms: [...roomsOf(thread, 'host'), ...roomsOf(thread, 'guest')] }
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(said)})`.execute(db)
}

/** Brings the lines that any process writes to those who are connected to this one, each after the one before. */
export function bringAnnounced({ io, hear, tellHere }: Sockets, db: Db, log: Log): void {
  let last = Promise.resolve()
  const bring = async (text: string) => {
    const { messageId, rooms } = Said.parse(JSON.parse(text))
    if (!rooms.some((room) => io.sockets.adapter.rooms.has(room))) return
    const line = await db
      .selectFrom('message')
      .select(['threadId', 'id', 'side', 'text', 'at', 'readAt', 'place'])
      .where('id', '=', messageId)
      .executeTakeFirst()
    if (line) tellHere(rooms, 'message', { ...line, at: line.at.toISOString() })
  }
  hear(CHANNEL, {
    heard: (text) => {
      last = last.then(() =>
        guarded(
          log,
          'bringing a message',
          () => bring(text),
          () => {},
        ),
      )
    },
    missed: () => tellHere(roomsHere(io), 'changed', {}),
  })
}
