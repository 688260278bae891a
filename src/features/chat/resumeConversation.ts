import type { Db } from '#platform/database/db.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { type Thread, threadWith } from './queries.ts'

type Between = Omit<Parameters<typeof threadWith>[1], 'guestId'>

/** The conversation that somebody who is signed in goes on with. Who asks twice at once waits for themselves, and so has one. */
export async function resumeConversation(db: Db, guestId: string, between: Between): Promise<Thread | undefined> {
  await oneAtATime(db, `conversations/${guestId}`)
  return threadWith(db, { ...between, guestId })
}
