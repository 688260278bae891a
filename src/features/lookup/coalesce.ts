/** At most so many keys go into one joint question. */
const MOST = 32

/**
 * Answers many single questions by few joint ones: what is asked within one turn of the event loop is asked together.
 * A flood of questions then costs the database little more than one, and a single question waits for nothing.
 * Each asker gets its own entry of the answer, null where there is none; a joint question that fails, fails for all who asked it.
 */
export function coalesce<Found>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  let next: { keys: Set<string>; answer: Promise<ReadonlyMap<string, Found>> } | null = null

  return async (key) => {
    next ??= gather()
    const { keys, answer } = next
    keys.add(key)
    if (keys.size === MOST) next = null
    return (await answer).get(key) ?? null
  }

  function gather() {
    const keys = new Set<string>()
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (next?.keys === keys) next = null
      return askAll([...keys])
    })
    return { keys, answer }
  }
}
