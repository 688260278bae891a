import { awayToday } from '#features/accounts/queries/timeaway.ts'
import type { Away } from '#features/accounts/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { isAboutAnimal } from './handle.ts'
import type { Thread } from './queries.ts'

/** That the host of a conversation is away. A keeper who is written to about their animal stays unknown, so nothing of theirs is told. */
export async function awayHost(db: Db, thread: Pick<Thread, 'about' | 'hostId'>, now: Date): Promise<Away | null> {
  const { about, hostId } = thread
  if (!hostId || (isAboutAnimal(thread) && about !== 'issued')) return null
  return (await awayToday(db, [hostId], now)).get(hostId) ?? null
}
