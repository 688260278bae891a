import { Box } from '@mantine/core'
import type { DragEvent, ReactNode } from 'react'
import classes from './FileDrop.module.css'
import { fieldId } from './field.ts'

interface FileDropProps {
  /** The field's path in its form. */
  path: string
  accept: string
  icon: ReactNode
  /** The name of the file, or what to do. */
  name: string
  hint: string
  onChoose: (file: File | null) => void
}

/** A place for one file, chosen or dropped. */
export function FileDrop({ path, accept, icon, name, hint, onChoose }: FileDropProps) {
  return (
    <label className={classes.drop} {...dropTarget(onChoose)}>
      <input
        className={classes.input}
        type="file"
        id={fieldId(path)}
        accept={accept}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0] ?? null)
          // The same file, changed, can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {icon}
      <Box component="span" display="grid" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <b>{name}</b>
        <Box component="span" c="dimmed" fz="sm">
          {hint}
        </Box>
      </Box>
    </label>
  )
}

/** How far the file has gone, in percent. */
export function FileProgress({ value, label }: { value: number; label: string }) {
  return <progress className={classes.progress} max={100} value={value} aria-label={label} />
}

function dropTarget(onDrop: (file: File | null) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop(event.dataTransfer.files[0] ?? null)
    },
  }
}
