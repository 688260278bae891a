import { IconFileTypeCsv } from '@tabler/icons-react'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'

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
      hint={`Up to ${mostRows.toLocaleString('en-GB')} rows. The first row must have the column names.`}
      error={error}
    >
      <FileDrop
        path="file"
        accept=".csv,text/csv"
        icon={<IconFileTypeCsv size={36} stroke={1.5} aria-hidden="true" />}
        name={file ? file.name : 'Choose a file'}
        hint={file ? 'Choose another file, or the same one once you’ve fixed it' : 'or drop it here'}
        onChoose={onChoose}
      />
    </FieldGroup>
  )
}
