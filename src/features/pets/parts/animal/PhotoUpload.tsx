import { useState } from 'react'
import { uploadFile } from '#features/files/contract.ts'
import { ask } from '#platform/web/ask.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { PhotoField } from '#ui/PhotoField.tsx'
import type { PetForm } from '../form/petform.ts'

/** A photo of the animal, sent as soon as it is chosen. */
export function PhotoUpload({ pet }: { pet: PetForm }) {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const { name, photoUrl } = pet.answers

  const send = async (file: File) => {
    setProblem('')
    setProgress(0)
    try {
      const { data } = await ask(uploadFile, { purpose: 'petPhoto' }, { file, onProgress: (share) => setProgress(Math.round(share * 100)) })
      pet.set({ photoId: data.fileId, photoUrl: data.url })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setProblem(error.message)
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <PhotoField
      {...pet.field('photoId')}
      label="Photo"
      hint="A clear picture helps whoever finds the animal to be sure. We remove the place where it was taken. JPEG, PNG or WebP, at most 10 MB."
      optional
      alt={`Photo of ${name || 'your pet'}`}
      url={photoUrl || null}
      error={problem || pet.error('photoId')}
      onChoose={send}
      onRemove={() => pet.set({ photoId: '', photoUrl: '' })}
      {...(progress !== undefined && { progress })}
    />
  )
}
