import { useState } from 'react'
import { useFoundPhoto } from '#features/files/kit/useUpload.ts'
import { PhotoField } from '#ui/PhotoField.tsx'
import type { Typed } from '../../finderform/fields.ts'

/** A photo of the animal. It's sent as soon as it's chosen; the form has its number. */
export function FoundPhoto({ typed }: { typed: Typed }) {
  const [photoId, setPhotoId] = useState(typed.photoId)
  const { send, problem, ...sending } = useFoundPhoto(({ fileId }) => setPhotoId(fileId))
  return (
    <>
      <input type="hidden" name="photoId" value={photoId} />
      <PhotoField label="Photo" alt="The animal you found" {...sending} error={problem} onChoose={send} onRemove={() => setPhotoId('')} />
    </>
  )
}
