import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { uploadFile } from '../contract.ts'

type Uploaded = AnswerOf<typeof uploadFile>

/** Sends a file as soon as it is chosen: how far it is, and what went wrong, in words. */
export function useUpload(purpose: 'petPhoto' | 'evidence', then: (file: Uploaded) => void) {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')

  const send = async (file: File) => {
    setProblem('')
    setProgress(0)
    try {
      const { data } = await callServer(uploadFile, { purpose }, { file, onProgress: (share) => setProgress(Math.round(share * 100)) })
      then(data)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setProblem(error.message)
    } finally {
      setProgress(undefined)
    }
  }
  return { send, problem, ...(progress !== undefined && { progress }) }
}
