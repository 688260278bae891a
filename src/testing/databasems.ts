import { readFileSync } from 'node:fs'
import type { TestRegister } from './register.ts'

/**
 * How long the database works to answer a call, in milliseconds, at best of three times: what its processes have computed, where the system
 * counts that, so that whatever else the machine does meanwhile is left out.
 */
export async function databaseMs(register: TestRegister, ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const _ of [1, 2, 3]) {
    const before = await workedMs(register)
    const began = performance.now()
    await ask()
    const elapsed = performance.now() - began
    const after = await workedMs(register)
    times.push(before === null || after === null ? elapsed : after - before)
  }
  return Math.min(...times)
}

/**
 * What a call answers, asked once, and how long that is worked on in milliseconds: what the database and this thread, in which the server runs,
 * have computed. Where the system doesn't count what the database computes, how long it took.
 */
export async function workOf<Answer>(register: TestRegister, ask: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const before = await workedMs(register)
  const [computed, began] = [process.threadCpuUsage(), performance.now()]
  const answer = await ask()
  const elapsed = performance.now() - began
  const { user, system } = process.threadCpuUsage(computed)
  const after = await workedMs(register)
  return { answer, ms: before === null || after === null ? elapsed : after - before + (user + system) / 1000 }
}

/** What the processes of this register's database have worked so far; null where the system doesn't say. */
async function workedMs({ asOwner }: TestRegister): Promise<number | null> {
  const processes = await asOwner('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  try {
    const worked = processes.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
    return worked.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000
  } catch {
    return null
  }
}
