import type { LogFn, Logger } from 'pino'

const WARNING = 40
/** More kinds than this at once are told apart no longer, so that errors whose words vary cannot fill the memory. */
const MOST_KINDS = 200

/**
 * For pino's `hooks.logMethod`: of warnings and errors of one kind only the first is written, and at the end of `everyMs` how many more
 * there were. A database that is away for an hour is then a page of the log and not a gigabyte.
 */
export function countRepeats(everyMs = 60_000) {
  const repeated = new Map<string, number>()

  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const error = level >= WARNING ? errorIn(args[0]) : undefined
    if (!error) return method.apply(this, args)
    const words = String(args[1] ?? '')
    // The job queue adds in brackets which queue it was; a database that is away is one fault, not one for each queue.
    const known = `${level} ${words} ${error.message.replace(/\(.*/s, '').slice(0, 120)}`
    const kind = repeated.size < MOST_KINDS || repeated.has(known) ? known : `${level} ${words}`
    const times = repeated.get(kind)
    repeated.set(kind, (times ?? -1) + 1)
    if (times !== undefined) return
    method.apply(this, args)
    setTimeout(() => {
      const more = repeated.get(kind)
      repeated.delete(kind)
      if (more) method.call(this, { repeated: more, error: error.message, within: `${everyMs / 1000} s` }, words)
    }, everyMs).unref()
  }
}

/** The job queue hands on errors as plain objects. */
function errorIn(facts: unknown): { message: string } | undefined {
  if (typeof facts !== 'object' || facts === null || !('err' in facts)) return undefined
  const { err } = facts
  if (typeof err !== 'object' || err === null || !('message' in err)) return undefined
  return { message: String(err.message) }
}
