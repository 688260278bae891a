import { TextInput } from '@mantine/core'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import classes from './PinField.module.css'
import { Themed } from './Themed.tsx'

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
export function PinField({ label, hint, optional, value, onChange, onComplete, length = 6, ...rest }: PinFieldProps) {
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length)
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Themed>
      <TextInput
        {...rest}
        {...labelled({ ...rest, label, hint, optional })}
        {...(value !== undefined && { value })}
        classNames={{ input: classes.input ?? '' }}
        style={{ '--digits': length }}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Themed>
  )
}
