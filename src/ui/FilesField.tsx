import { Box, Group, Stack } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { DropPlace, FileProgress, OrDrop } from './FileDrop.tsx'
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
      <DropPlace id={idOf(field) ?? fallbackId} accept={accept} multiple onChoose={onChoose}>
        <IconFileUpload size={32} stroke={1.6} aria-hidden="true" />
        <span>
          <b>{files.length > 0 ? 'Add another file' : 'Choose a file'}</b> <OrDrop />
        </span>
      </DropPlace>
      {sending && (
        <Stack gap="0.375rem" c="dimmed" fz="sm" mt="0.75rem" role="status">
          Uploading {sending.name}
          <FileProgress value={sending.percent} label={`Uploading ${sending.name}`} />
        </Stack>
      )}
      {files.length > 0 && (
        <Box component="ul" mt="0.5rem">
          {files.map(({ id, name }) => (
            <Group
              component="li"
              gap="1rem"
              wrap="nowrap"
              justify="space-between"
              py="0.375rem"
              style={{ borderBottom: '1px solid var(--ui-line)' }}
              key={id}
            >
              <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <ActionButton weight="quiet" size="sm" onClick={() => onRemove(id)}>
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </ActionButton>
            </Group>
          ))}
        </Box>
      )}
    </FieldGroup>
  )
}
