import type { FieldProps } from './field.ts'
import classes from './PinField.module.css'
import { TextField } from './TextField.tsx'

type PinFieldProps = FieldProps & {
  value?: string
  onChange?: (code: string) => void
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (code: string) => void
  onFocus?: () => void
  onBlur?: () => void
  length?: number
}

/** A one-time code. One box, not six: it can be pasted, filled in by the phone and read by a screen reader. */
export function PinField({ value, onChange, onComplete, length = 6, ...rest }: PinFieldProps) {
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length)
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value })}
      className={classes.input}
      style={{ width: `calc(${length} * 1.45em + 2rem)` }}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
