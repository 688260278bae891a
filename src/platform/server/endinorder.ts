/** How long everything may take to end, whatever hangs. */
const PATIENCE_MS = 18_000

interface Log {
  fatal(facts: object, words: string): void
}

/**
 * Ends the process in order, once: on Ctrl-C and SIGTERM with 0, and with 1 on a failure that nothing caught, since nobody knows what such
 * a failure left behind. Whoever started the process starts it again then.
 */
export function endInOrder(log: Log, stop: () => Promise<void>): void {
  let isEnding = false
  const end = (code: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), PATIENCE_MS)
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'the register could not end in order')
        process.exit(1)
      },
    )
  }
  const fail = (error: unknown) => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'a failure that nothing caught ends the register')
    end(1)
  }
  process.on('SIGTERM', () => end(0))
  process.on('SIGINT', () => end(0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
