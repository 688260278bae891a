import { useState } from 'react'
import { CallFailed } from '#platform/web/failed.ts'
import { type Change, refresh } from '#platform/web/memory.ts'
import type { ImportReport } from '../../parts/file/report.ts'

interface Importing {
  file: File | null
  /** How much of the file has gone, 0 to 100, while something is under way. */
  progress: number | null
  report: ImportReport | null
  problem: string
}

/** How a file is brought in. */
export interface Importer {
  /** With `yes` the file is only checked. */
  send: (file: File, onlyCheck: 'yes' | 'no', onProgress: (share: number) => void) => Promise<ImportReport>
  /** False where a question is still to be answered, which then says so. */
  ready?: () => boolean
  /** What a file that is brought in changes. */
  changes: readonly Change[]
}

const NOTHING: Importing = { file: null, progress: null, report: null, problem: '' }

/** A file on its way onto the register: checked first, and brought in when nothing is wrong with it. What was said of it stays until there is more to say. */
export function useImport({ send, ready, changes }: Importer) {
  const [state, setState] = useState(NOTHING)
  const { file, report } = state

  const choose = (chosen: File | null) => setState({ ...NOTHING, file: chosen })

  const bring = async (onlyCheck: 'yes' | 'no') => {
    const isReady = ready?.() !== false
    if (!file) return setState({ ...NOTHING, problem: 'Choose a CSV file' })
    if (!isReady) return
    setState({ ...NOTHING, file, report, progress: 0 })
    try {
      const onProgress = (share: number) => setState((now) => ({ ...now, progress: Math.round(share * 100) }))
      const answer = await send(file, onlyCheck, onProgress)
      const isDone = answer.brought > 0
      setState({ ...NOTHING, file: isDone ? null : file, report: answer })
      if (isDone) await refresh(changes)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setState({ ...NOTHING, file, report, problem: error.message })
    }
  }
  return { ...state, choose, check: () => bring('yes'), bringIn: () => bring('no') }
}
