import type { ReactNode } from 'react'
import { useUpload } from '#features/files/kit/useUpload.ts'
import { PhotoField } from '#ui/PhotoField.tsx'

/** A photo of the animal with the reader that shows its number. */
export function EvidencePhoto({ error, onPhoto }: { error: ReactNode; onPhoto: (photoId: string) => void }) {
  const { send, problem, ...sending } = useUpload('evidence', ({ fileId }) => onPhoto(fileId))
  return (
    <PhotoField
      data-path="photoId"
      label="A photo of the animal"
      hint="Best with the reader beside it that shows the number: any vet and many pet shops read a chip free. JPEG, PNG or WebP, at most 10 MB. Only our staff see it."
      alt="Your photo of the animal"
      error={problem || error}
      onChoose={send}
      onRemove={() => onPhoto('')}
      {...sending}
    />
  )
}
