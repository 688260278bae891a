import { useState } from 'react'
import { uploadFile } from '#features/files/contract.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { useContractForm } from '#platform/web/form.ts'
import { saveToken } from '#platform/web/session.ts'
import type { StoredFile } from '#ui/FilesField.tsx'
import { getPractice, sendEvidence, userProfile } from '../../contract.ts'
import { tasks } from '../../topics.ts'

export type Applying = 'Implanter' | 'Breeder' | 'Welfare' | 'Trainer'

const MOST_FILES = 5

/** Files that show somebody’s trade: each is sent as soon as it is chosen, and given to Staff with the form. */
export function useEvidence(profileType: Applying, onSent: () => void) {
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const [sending, setSending] = useState<{ name: string; percent: number }>()
  const [problem, setProblem] = useState('')
  const { form, formProps, summary, isPending } = useContractForm(sendEvidence, {
    initial: { note: '' },
    asks: ({ note }) => ({ profileType, fileIds: files.map(({ id }) => id), note }),
    toast: true,
    refresh: [userProfile, getPractice, tasks],
    then: ({ token }) => {
      if (token) saveToken(token)
      setFiles([])
      onSent()
    },
  })

  const sendOne = async (file: File) => {
    setSending({ name: file.name, percent: 0 })
    const onProgress = (share: number) => setSending({ name: file.name, percent: Math.round(share * 100) })
    const { data } = await callServer(uploadFile, { purpose: 'evidence' }, { file, onProgress })
    setFiles((before) => [...before, { id: data.fileId, name: file.name }])
  }
  const choose = async (chosen: File[]) => {
    setProblem('')
    form.clearErrors()
    if (files.length + chosen.length > MOST_FILES) return setProblem(`You can send up to ${MOST_FILES} files`)
    try {
      for (const file of chosen) await sendOne(file)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setProblem(error.message)
    } finally {
      setSending(undefined)
    }
  }
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id))
  return { form, formProps, summary, busy: isPending || sending !== undefined, files, sending, problem, choose, remove }
}
