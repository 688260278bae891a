import type { Query } from '@tanstack/react-query'
import type { Call } from '#platform/contract/call.ts'

/** What an action changes: the answers of a call, or all that tell of a topic. */
export type Change = Call | string

/** What is remembered of answers, by pages that need not load the memory itself. */
const memory = async () => (await import('./queries.ts')).queries()

/** Asks again wherever an answer is shown that these changes make old. One that is still on its way may be older than the change: it isn’t waited for. */
export async function refresh(changes: readonly Change[]) {
  const queries = await memory()
  const predicate = madeOldBy(changes)
  await queries.cancelQueries({ predicate })
  await queries.invalidateQueries({ predicate })
}

/** Whether what a query remembers is an answer of a call that changed, or tells of a topic that did. */
export function madeOldBy(changes: readonly Change[]) {
  const changed = new Set(changes.map((change) => (typeof change === 'string' ? change : change.name)))
  return ({ queryKey: [call], meta }: Pick<Query, 'queryKey' | 'meta'>) =>
    changed.has(String(call)) || (meta?.topics ?? []).some((topic) => changed.has(topic))
}

/** For a new person: forgets what the last one was told, and asks again for what is on the page. */
export async function startAnew() {
  await (await memory()).resetQueries()
}

/** For nobody: forgets everything. */
export async function forgetAll() {
  const queries = await memory()
  queries.clear()
}
