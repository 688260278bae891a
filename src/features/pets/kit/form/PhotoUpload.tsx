import { useUpload } from '#features/files/kit/useUpload.ts'
import { PhotoField } from '#ui/PhotoField.tsx'
import type { PetForm } from './petform.ts'

/** A photo of the animal, sent as soon as it is chosen. */
export function PhotoUpload({ pet }: { pet: PetForm }) {
  const { name, photoUrl } = pet.answers
  const { send, problem, ...sending } = useUpload('petPhoto', ({ fileId, url }) => pet.set({ photoId: fileId, photoUrl: url }))
  return (
    <PhotoField
      {...pet.field('photoId')}
      label="Photo"
      hint="A clear photo helps a finder be sure it’s the right animal. We remove the location where it was taken. JPEG, PNG or WebP, up to 10 MB."
      optional
      alt={`Photo of ${name || 'your pet'}`}
      url={photoUrl || null}
      error={problem || pet.error('photoId')}
      onChoose={send}
      onRemove={() => pet.set({ photoId: '', photoUrl: '' })}
      {...sending}
    />
  )
}
