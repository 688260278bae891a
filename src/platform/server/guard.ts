/** What hears of failures that nobody waits for. */
export interface Log {
  error(facts: object, words: string): void
}

/**
 * Runs what an event, a timer or a queue starts. Nobody stands above such work to catch what it throws, so everything is caught here:
 * it is noted, and `failed` says what comes of it instead.
 */
export async function guarded<Done>(
  log: Log,
  what: string,
  act: () => Done | Promise<Done>,
  failed: (error: unknown) => Done,
): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    log.error({ err: error }, `${what} failed`)
    return failed(error)
  }
}
