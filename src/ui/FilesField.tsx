import { Box, Stack } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useId } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import classes from './FilesField.module.css'
import { type FieldProps, idOf } from './field.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type StoredFile = { id: string; name: string }

type FilesFieldProps = FieldProps & {
  /** What is stored already. */
  files: readonly StoredFile[]
  /** Kinds of file the device offers, as `accept` of an input. */
  accept: string
  onChoose: (files: File[]) => void
  onRemove: (id: string) => void
  /** The file that is on its way, and how much of it has gone, 0 to 100. */
  sending?: { name: string; percent: number } | undefined
}

/** Several files: dropped here or chosen. Sending them is the caller's work. */
export function FilesField({ files, accept, onChoose, onRemove, sending, ...field }: FilesFieldProps) {
  const fallbackId = useId()
  return (
    <FieldGroup label={field.label} hint={field.hint} error={field.error} optional={field.optional}>
      <label className={classes.drop} {...dropTarget(onChoose)}>
        <input
          className={classes.input}
          type="file"
          id={idOf(field) ?? fallbackId}
          accept={accept}
          multiple
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])])
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <IconFileUpload size={32} stroke={1.6} aria-hidden="true" />
        <span>
          <b>{files.length > 0 ? 'Add another file' : 'Choose a file'}</b> <span className={classes.byMouse}>or drop it here</span>
        </span>
      </label>
      {sending && (
        <Stack gap="0.375rem" c="dimmed" fz="sm" mt="0.75rem" role="status">
          Sending {sending.name}
          <progress className={classes.progress} max={100} value={sending.percent} aria-label={`Sending ${sending.name}`} />
        </Stack>
      )}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <ActionButton weight="quiet" size="sm" onClick={() => onRemove(id)}>
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

function dropTarget(take: (files: File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      take([...event.dataTransfer.files])
    },
  }
}
