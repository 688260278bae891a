import { type DragEvent, type ReactNode, useState } from 'react'
import { Box } from './Box.tsx'
import classes from './FileDrop.module.css'
import { fieldId } from './field.ts'

interface DropPlaceProps {
  id: string
  accept: string
  multiple?: boolean
  /** Room for a picture. */
  tall?: boolean
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A place for files, chosen or dropped. */
export function DropPlace({ id, accept, multiple = false, tall = false, onChoose, children }: DropPlaceProps) {
  const [over, setOver] = useState(false)
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onChoose([...event.dataTransfer.files])
    },
  }
  return (
    <label className={classes.drop} data-tall={tall || undefined} data-over={over || undefined} {...dropTarget}>
      <input
        className={classes.input}
        type="file"
        id={id}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // The same file, changed, can be chosen again.
          currentTarget.value = ''
        }}
      />
      {children}
    </label>
  )
}

/** For whoever has a mouse to drop it with. */
export const OrDrop = () => <span className={classes.byMouse}>or drop it here</span>

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

/** A place for one file. */
export function FileDrop({ path, accept, icon, name, hint, onChoose }: FileDropProps) {
  return (
    <DropPlace id={fieldId(path)} accept={accept} onChoose={([file]) => onChoose(file ?? null)}>
      {icon}
      <Box component="span" display="grid" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <b>{name}</b>
        <Box component="span" c="dimmed" fz="sm">
          {hint}
        </Box>
      </Box>
    </DropPlace>
  )
}

/** How far the file has gone, in percent. */
export function FileProgress({ value, label }: { value: number; label: string }) {
  return <progress max={100} value={value} aria-label={label} />
}
