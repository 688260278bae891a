import type { ClipboardEvent } from 'react'
import { onOneLine } from '#features/chips/kit/paste.ts'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import { useReadOver } from '#features/chips/kit/useReadOver.ts'
import { Rows } from '#ui/Columns.tsx'
import type { FieldProps } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'

type ChipFieldProps = Omit<FieldProps, 'label'> & {
  label: string
  value: string
  onChange: (number: string) => void
}

/** The number of a chip: typed, pasted as a reader prints it or scanned from a label. */
export function ChipField({ label, value, onChange, ...field }: ChipFieldProps) {
  const readOver = useReadOver(onChange)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    onChange(onOneLine(pasted))
  }
  return (
    <Rows gap="sm">
      <TextField
        {...field}
        label={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        {...readOver}
        onPaste={paste}
      />
      <TypedSoFar text={value} problem={field.error ? problemWith(value) : null} onTake={onChange} />
      <div>
        <ScanButton onScan={onChange} />
      </div>
    </Rows>
  )
}
