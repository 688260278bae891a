import type { ReactNode } from 'react'
import { useFoundPhoto } from '#features/files/kit/useUpload.ts'
import { PhotoField } from '#ui/PhotoField.tsx'
import type { Phrases } from '../../finderform/phrases.ts'

interface FoundPhotoProps {
  words: Phrases
  photoId: string
  onPhoto: (photoId: string) => void
  error: ReactNode
}

/** A photo of the animal. It's sent as soon as it's chosen; the form has its number. */
export function FoundPhoto({ words, photoId, onPhoto, error }: FoundPhotoProps) {
  const { send, problem, ...sending } = useFoundPhoto(({ fileId }) => onPhoto(fileId))
  return (
    <>
      <input type="hidden" name="photoId" value={photoId} />
      <PhotoField
        id="field-photoId"
        label={words.photo}
        alt={words.photo}
        words={{ choose: words.choosePhoto, another: words.otherPhoto, remove: words.removePhoto, sending: words.sendingPhoto }}
        {...sending}
        error={problem ? words.photoFailed : error}
        onChoose={send}
        onRemove={() => onPhoto('')}
      />
    </>
  )
}
