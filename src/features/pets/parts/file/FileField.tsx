import { IconFileTypeCsv } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import classes from './FileField.module.css'

interface FileFieldProps {
  /** How many rows a file may have. */
  mostRows: number
  file: File | null
  error: string
  onChoose: (file: File | null) => void
}

/** The CSV file, chosen or dropped. */
export function FileField({ mostRows, file, error, onChoose }: FileFieldProps) {
  return (
    <FieldGroup
      label="CSV file"
      hint={`At most ${mostRows.toLocaleString('en-GB')} rows. The first row holds the names of the columns.`}
      error={error}
    >
      <label className={classes.drop} {...dropTarget(onChoose)}>
        <input
          className={classes.input}
          type="file"
          id={fieldId('file')}
          accept=".csv,text/csv"
          onChange={(event) => {
            onChoose(event.currentTarget.files?.[0] ?? null)
            // The same file, mended, can be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <IconFileTypeCsv size={36} stroke={1.5} aria-hidden="true" />
        <span className={classes.words}>
          <b>{file ? file.name : 'Choose a file'}</b>
          <span className={classes.hint}>{file ? 'Choose another, or the same one when you have mended it' : 'or drop it here'}</span>
        </span>
      </label>
    </FieldGroup>
  )
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
