import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { Box } from './Box.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { DropPlace, FileProgress, OrDrop } from './FileDrop.tsx'
import { type FieldProps, idOf } from './field.ts'

type PhotoFieldProps = FieldProps & {
  /** The picture that is stored already, if any. */
  url?: string | null
  /** What the picture shows, for people who cannot see it. */
  alt: string
  onChoose: (photo: File) => void
  onRemove?: () => void
  /** 0 to 100 while the file is on its way. */
  progress?: number
  /** An iPhone turns its own pictures into one of these by itself. */
  accept?: string
  /** For a page in another language. */
  words?: typeof WORDS
}

const WORDS = { choose: 'Choose a photo', another: 'Choose another photo', remove: 'Remove photo', sending: 'Uploading the photo' }

/** A picture: dropped here, chosen, or taken with the phone's camera. Sending it is the caller's work. */
export function PhotoField({
  url,
  alt,
  onChoose,
  onRemove,
  progress,
  accept = 'image/jpeg,image/png,image/webp',
  words = WORDS,
  ...field
}: PhotoFieldProps) {
  const [chosen, show] = usePreview()

  // A picture that was refused is not shown as if it had been taken.
  const preview = (field.error ? undefined : chosen) ?? url
  const fallbackId = useId()
  const id = idOf(field) ?? fallbackId
  const take = ([photo]: File[]) => {
    if (!photo) return
    show(photo)
    onChoose(photo)
  }
  const remove = () => {
    show(undefined)
    onRemove?.()
  }
  return (
    <FieldGroup label={field.label} hint={field.hint} error={field.error} optional={field.optional}>
      <DropPlace id={id} accept={accept} tall onChoose={take}>
        {preview ? (
          <Box component="img" bdrs="1rem" h="7.5rem" w="7.5rem" style={{ objectFit: 'cover' }} src={preview} alt={alt} />
        ) : (
          <IconPhotoPlus size={36} stroke={1.6} aria-hidden="true" />
        )}
        <Box component="span" display="grid">
          <b>{preview ? words.another : words.choose}</b>
          {words === WORDS && (
            <Box component="span" fz="sm">
              <OrDrop />
            </Box>
          )}
        </Box>
      </DropPlace>
      {progress !== undefined && (
        <Box mt="0.5rem">
          <FileProgress value={progress} label={words.sending} />
        </Box>
      )}
      {preview && onRemove && (
        <ActionButton weight="quiet" size="sm" onClick={remove}>
          {words.remove}
        </ActionButton>
      )}
    </FieldGroup>
  )
}

/** The address of a photo that is not sent yet; let go of when another takes its place. */
function usePreview() {
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])
  const show = (photo: File | undefined) => setPreview(photo && URL.createObjectURL(photo))
  return [preview, show] as const
}
