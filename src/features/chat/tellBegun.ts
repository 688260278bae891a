import type { JobContext } from '#platform/jobs/job.ts'
import { handleOf, isAboutAnimal } from './handle.ts'
import { passedOn, weHaveIt } from './messages.ts'
import { animalLetters } from './points.ts'
import type { Thread } from './queries.ts'
import { addressOfGuest } from './wayToGuest.ts'

/** Sends a guest the way into the conversation that they have begun. Holds nothing that they typed, because the address may be anybody’s. */
export async function tellBegun(
  { db, notify, extensions }: Pick<JobContext<unknown>, 'db' | 'notify' | 'extensions'>,
  thread: Thread,
  link: string,
): Promise<void> {
  const letters = isAboutAnimal(thread) ? extensions(animalLetters)[0] : undefined
  const letter = thread.hostId ? passedOn(thread, link, await handleOf(db, thread, 'host')) : weHaveIt(thread, link)
  await notify({ ...addressOfGuest(thread), name: null }, letters ? letters.begun(thread, link) : letter)
}
