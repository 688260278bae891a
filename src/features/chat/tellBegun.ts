import type { Db } from '#platform/database/db.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { awayHost } from './away.ts'
import { handleOf, isAboutAnimal } from './handle.ts'
import { passedOn, weHaveIt } from './messages.ts'
import { animalLetters } from './points.ts'
import type { Thread } from './queries.ts'
import { addressOfGuest } from './wayToGuest.ts'

/** Sends a guest the way into the conversation that they have begun. Holds nothing that they typed, because the address may be anybody’s. */
export async function tellBegun(
  { db, now, notify, extensions }: Pick<JobContext<unknown>, 'db' | 'now' | 'notify' | 'extensions'>,
  thread: Thread,
  link: string,
): Promise<void> {
  const letters = isAboutAnimal(thread) ? extensions(animalLetters)[0] : undefined
  await notify(
    { ...addressOfGuest(thread), name: null },
    letters ? await letters.begun({ db, now }, thread, link) : await ours(db, now, thread, link),
  )
}

async function ours(db: Db, now: Date, thread: Thread, link: string): Promise<Notice> {
  if (!thread.hostId) return weHaveIt(thread, link)
  return passedOn(thread, link, await handleOf(db, thread, 'host'), await awayHost(db, thread, now))
}
