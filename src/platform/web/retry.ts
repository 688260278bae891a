import { backoff } from './connection.ts'

/** Does the work now, and again after 1, 2, 4 … seconds up to a minute, until it is stopped. The next wait begins when the work has ended. */
export function keepTrying(work: () => Promise<void>, random = Math.random): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const attempt = async (failures: number) => {
    await work()
    if (!isStopped) timer = setTimeout(attempt, backoff(failures, random()), failures + 1)
  }
  void attempt(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
