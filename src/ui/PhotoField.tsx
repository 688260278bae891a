import { Box } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, idOf } from './field.ts'
import classes from './PhotoField.module.css'

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
}

/** A picture: dropped here, chosen, or taken with the phone's camera. Sending it is the caller's work. */
export function PhotoField({
  url,
  alt,
  onChoose,
  onRemove,
  progress,
  accept = 'image/jpeg,image/png,image/webp',
  ...field
}: PhotoFieldProps) {
  const [chosen, show] = usePreview()
  const [over, setOver] = useState(false)
  // A picture that was refused is not shown as if it had been taken.
  const preview = (field.error ? undefined : chosen) ?? url
  const fallbackId = useId()
  const id = idOf(field) ?? fallbackId
  const take = (files: FileList | null) => {
    const [photo] = files ?? []
    setOver(false)
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
      <label className={classes.drop} data-over={over || undefined} {...dropTarget(setOver, take)}>
        <input className={classes.input} type="file" id={id} accept={accept} onChange={(event) => take(event.currentTarget.files)} />
        {preview ? (
          <img className={classes.preview} src={preview} alt={alt} />
        ) : (
          <IconPhotoPlus size={36} stroke={1.6} aria-hidden="true" />
        )}
        <Box component="span" display="grid">
          <b>{preview ? 'Choose another photo' : 'Choose a photo'}</b>
          <span className={classes.byMouse}>or drop it here</span>
        </Box>
      </label>
      {progress !== undefined && (
        <progress className={classes.progress} max={100} value={progress} aria-label="Sending the photo">
          {progress} %
        </progress>
      )}
      {preview && onRemove && (
        <ActionButton weight="quiet" size="sm" onClick={remove}>
          Remove photo
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

function dropTarget(setOver: (over: boolean) => void, take: (files: FileList) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      take(event.dataTransfer.files)
    },
  }
}
