import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { countUpload } from '#platform/web/uploads.ts'
import { uploadFile, uploadFoundPhoto } from '../contract.ts'

type Uploaded = AnswerOf<typeof uploadFile>
type Send = (file: File, onProgress: (share: number) => void) => Promise<{ data: Uploaded }>

/** Sends a file as soon as it is chosen: how far it is, and what went wrong, in words. A form that is saved meanwhile waits for it. */
export const useUpload = (purpose: 'petPhoto' | 'evidence', then: (file: Uploaded) => void) =>
  useSending((file, onProgress) => callServer(uploadFile, { purpose }, { file, onProgress }), then)

/** The same for a photo by whoever found or saw an animal, who need not be signed in. */
export const useFoundPhoto = (then: (file: Uploaded) => void) =>
  useSending((file, onProgress) => callServer(uploadFoundPhoto, {}, { file, onProgress }), then)

function useSending(sendFile: Send, then: (file: Uploaded) => void) {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')

  const sent = async (file: File) => {
    setProblem('')
    setProgress(0)
    try {
      const { data } = await sendFile(file, (share) => setProgress(Math.round(share * 100)))
      then(data)
      return true
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setProblem(error.message)
      return false
    } finally {
      setProgress(undefined)
    }
  }
  const send = (file: File) => void countUpload(sent(file))
  return { send, problem, ...(progress !== undefined && { progress }) }
}
