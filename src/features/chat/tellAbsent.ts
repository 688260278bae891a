import { earlier, later } from '#platform/clock/clock.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { isAboutAnimal } from './handle.ts'
import { isConnected, roomsOf } from './presence.ts'
import type { Thread } from './queries.ts'
import { otherSide, type Side } from './shapes.ts'

/** When a side was written to about what they have not come back to read, or will be. */
export const TOLD = { host: 'hostToldAt', guest: 'guestToldAt' } as const

/** Somebody who is reading this conversation has so many seconds to read on before they are written to. */
const TIME_TO_READ = 25

/** What is written about an animal soon after a letter comes together in another. */
const BETWEEN = { minutes: 10 }

/** Who has read or written here in so long is taken to be looking on. Another page that is open says nothing. */
const LOOKS_ON = { minutes: 2 }

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'queue'>

/**
 * Writes to somebody who is not there: once until they come back. Where it is about an animal that was found, what follows can say where to
 * meet, so it comes as well, ten minutes after the letter before.
 */
export async function tellAbsent({ db, now, queue }: Tools, thread: Thread, absent: Side): Promise<void> {
  const told = TOLD[absent]
  const row = await db.selectFrom('thread').select(`${told} as at`).where('id', '=', thread.id).executeTakeFirstOrThrow()
  if (row.at && (row.at > now || !isAboutAnimal(thread))) return

  const next = row.at && later(row.at, BETWEEN)
  const due = next && next > now ? next : now
  await db
    .updateTable('thread')
    .set({ [told]: due })
    .where('id', '=', thread.id)
    .execute()
  const wait = Math.ceil((due.getTime() - now.getTime()) / 1000)
  const isThere = (await isConnected(db, roomsOf(thread, absent), now)) && (await isReading(db, thread.id, absent, now))
  await queue('tellOfMessages', { threadId: thread.id, side: absent, due: due.toISOString() }, isThere ? wait + TIME_TO_READ : wait)
}

async function isReading(db: Tools['db'], threadId: string, side: Side, now: Date): Promise<boolean> {
  const since = earlier(now, LOOKS_ON)
  const sign = await db
    .selectFrom('message')
    .select('id')
    .where('threadId', '=', threadId)
    .where(({ and, eb, or }) =>
      or([and([eb('side', '=', side), eb('at', '>', since)]), and([eb('side', '=', otherSide(side)), eb('readAt', '>', since)])]),
    )
    .limit(1)
    .executeTakeFirst()
  return sign !== undefined
}
