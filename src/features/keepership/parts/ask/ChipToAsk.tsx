import type { ClipboardEvent } from 'react'
import { onOneLine } from '#features/chips/kit/paste.ts'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import { TypedSoFar } from '#features/chips/kit/TypedSoFar.tsx'
import { problemWith } from '#features/chips/kit/typed.ts'
import { Rows } from '#ui/Columns.tsx'
import type { FieldProps } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import { ChipState } from './ChipState.tsx'

interface ChipToAskProps {
  field: Omit<FieldProps, 'label' | 'hint'>
  chipNumber: string
  onChip: (number: string) => void
}

/** The number of the chip, typed, pasted or scanned, and whether there is somebody to ask. */
export function ChipToAsk({ field, chipNumber, onChip }: ChipToAskProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    onChip(onOneLine(pasted))
  }
  return (
    <Rows>
      <Rows gap="sm">
        <TextField
          {...field}
          label="Microchip number"
          hint="15 digits, as a reader shows them"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={chipNumber}
          onChange={(event) => onChip(event.currentTarget.value)}
          onPaste={paste}
        />
        <TypedSoFar text={chipNumber} problem={field.error ? problemWith(chipNumber) : null} onTake={onChip} />
        <div>
          <ScanButton onScan={onChip} />
        </div>
      </Rows>
      <ChipState chipNumber={chipNumber} />
    </Rows>
  )
}
