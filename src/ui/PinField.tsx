import { TextInput } from '@mantine/core'
import { type FieldProps, idOf } from './field.ts'
import classes from './PinField.module.css'

type PinFieldProps = Omit<FieldProps, 'optional'> & {
  value?: string
  onChange?: (code: string) => void
  /** Called once with the whole code as soon as its last digit is there. */
  onComplete?: (code: string) => void
  onFocus?: () => void
  onBlur?: () => void
  length?: number
  autoFocus?: boolean
}

/** A one-time code. One box, not six: it can be pasted, filled in by the phone and read by a screen reader. */
export function PinField({ label, hint, value, onChange, onComplete, length = 6, ...rest }: PinFieldProps) {
  const id = idOf(rest)
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length)
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <TextInput
      {...rest}
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      classNames={{ input: classes.input ?? '' }}
      style={{ '--digits': length }}
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
