import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'

type SelectFieldProps = FieldProps &
  Omit<NativeSelectProps, 'label' | 'description' | 'data'> & {
    options: readonly (string | { value: string; label: string; disabled?: boolean })[]
    /** First, empty choice, for example "Choose a breed"; leave out when a value is always set. */
    empty?: string
  }

/** One of a short list, in the device's own list control. */
export function SelectField({ label, hint, optional, options, empty, ...rest }: SelectFieldProps) {
  const id = idOf(rest)
  const first = empty === undefined ? [] : [{ value: '', label: empty }]
  return (
    <NativeSelect
      {...rest}
      {...(id !== undefined && { id })}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      data={[...first, ...options]}
    />
  )
}
