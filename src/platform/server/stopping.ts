import { setTimeout as pause } from 'node:timers/promises'

/** One part of the ending: what it is called in the log, how many milliseconds it is given, and what it does. */
export interface Ending {
  name: string
  within: number
  end: () => Promise<unknown>
}

/**
 * Ends in order, each part in its time: one that hangs, because the database is away, holds up none of the others, and what it takes
 * together is known. Answers the names of the parts that did not end well.
 */
export async function endInOrder(endings: readonly Ending[]): Promise<string[]> {
  const unended: string[] = []
  for (const { name, within, end } of endings) if (!(await endsWell(end, within))) unended.push(name)
  return unended
}

/** Ctrl-C and SIGTERM: what is being answered is answered, then everything ends in order, and the process with it. */
export function stopOnce(endings: readonly Ending[]): void {
  let stopping: Promise<never> | undefined
  const end = () => {
    stopping ??= endInOrder(endings).then((unended) => {
      if (unended.length > 0) process.stderr.write(`Not everything ended in its time: ${unended.join(', ')}.\n`)
      return process.exit(unended.length > 0 ? 1 : 0)
    })
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function endsWell(end: () => Promise<unknown>, within: number): Promise<boolean> {
  const done = end().then(
    () => true,
    () => false,
  )
  return await Promise.race([done, pause(within, false)])
}
