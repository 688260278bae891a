import { setTimeout as pause } from 'node:timers/promises'

/** One part of the ending: what it is called in the log, how many milliseconds it is given, and what it does. */
export interface Ending {
  name: string
  within: number
  end: () => Promise<unknown>
}

/**
 * Ends in order, each part in its time: one that hangs, because the database is away, holds up none of the others, and what it takes
 * together is known.
 * @throws with the names of the parts that did not end well
 */
export async function endEach(endings: readonly Ending[]): Promise<void> {
  const unended: string[] = []
  for (const { name, within, end } of endings) if (!(await endsWell(end, within))) unended.push(name)
  if (unended.length > 0) throw new Error(`Not everything ended in time: ${unended.join(', ')}`)
}

async function endsWell(end: () => Promise<unknown>, within: number): Promise<boolean> {
  const done = end().then(
    () => true,
    () => false,
  )
  return await Promise.race([done, pause(within, false)])
}
