import type { Call } from '#platform/contract/call.ts'

/** What is remembered of answers, by pages that need not load the memory itself. */
const memory = async () => (await import('./queries.ts')).queries()

/** Asks these calls again wherever their answers are shown. */
export async function refresh(calls: readonly Call[]) {
  const queries = await memory()
  await Promise.all(calls.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
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
