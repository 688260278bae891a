import { useState } from 'react'
import { ask } from '#platform/web/ask.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { refresh } from '#platform/web/memory.ts'
import { getUsersPets, importPets } from '../../contract.ts'
import type { ImportReport } from './report.ts'

interface Importing {
  file: File | null
  /** How much of the file has gone, 0 to 100, while something is under way. */
  progress: number | null
  report: ImportReport | null
  problem: string
}

const NOTHING: Importing = { file: null, progress: null, report: null, problem: '' }

/** A file on its way onto the register: checked first, and brought in when nothing is wrong with it. */
export function useImport() {
  const [state, setState] = useState(NOTHING)

  const choose = (file: File | null) => setState({ ...NOTHING, file })

  const send = async (onlyCheck: 'yes' | 'no') => {
    const { file } = state
    if (!file) return setState({ ...NOTHING, problem: 'Choose the CSV file' })
    setState({ ...NOTHING, file, progress: 0 })
    try {
      const onProgress = (share: number) => setState((now) => ({ ...now, progress: Math.round(share * 100) }))
      const { data } = await ask(importPets, { onlyCheck }, { file, onProgress })
      const isDone = data.imported > 0
      setState({ ...NOTHING, file: isDone ? null : file, report: data })
      if (isDone) await refresh([getUsersPets])
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setState({ ...NOTHING, file, problem: error.message })
    }
  }
  return { ...state, choose, check: () => send('yes'), bringIn: () => send('no') }
}
