import { useEffect, useEffectEvent, useState } from 'react'

export type Progress = 'idle' | 'working' | 'done' | 'failed'

/** A puzzle lives for 10 minutes: a little before, another one is solved. */
const FRESH_MS = 9 * 60_000

/** Solves a puzzle whenever one is wanted and there is no solution, and a new one before the last grows old. `again` tries after a failure. */
export function usePuzzle(wanted: boolean, solution: string, onSolved: ((solution: string) => void) | undefined) {
  const [failed, setFailed] = useState(false)
  const working = wanted && solution === '' && !failed
  const give = useEffectEvent((found: string) => onSolved?.(found))

  useEffect(() => {
    if (!working) return
    const stop = new AbortController()
    import('./puzzle.ts')
      .then(({ solvePuzzle }) => solvePuzzle(stop))
      .then(give)
      .catch(() => stop.signal.aborted || setFailed(true))
    return () => stop.abort()
  }, [working])

  useEffect(() => {
    if (solution === '') return
    const old = setTimeout(() => give(''), FRESH_MS)
    return () => clearTimeout(old)
  }, [solution])

  return { progress: progressOf(wanted, working, failed), again: () => setFailed(false) }
}

function progressOf(wanted: boolean, working: boolean, failed: boolean): Progress {
  if (!wanted) return 'idle'
  if (failed) return 'failed'
  return working ? 'working' : 'done'
}
