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
      hint="If you can, show the number on a chip reader too: any vet and many pet shops will scan a chip free. JPEG, PNG or WebP, up to 10 MB. Only our staff will see it."
      alt="Your photo of the animal"
      error={problem || error}
      onChoose={send}
      onRemove={() => onPhoto('')}
      {...sending}
    />
  )
}
