import { NativeSelect, type NativeSelectProps } from '@mantine/core'
// Its arrow is that of the combobox.
import '@mantine/core/styles/Combobox.layer.css'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import { Themed } from './Themed.tsx'

type SelectFieldProps = FieldProps &
  Omit<NativeSelectProps, 'label' | 'description' | 'data'> & {
    options: readonly (string | { value: string; label: string; disabled?: boolean })[]
    /** First, empty choice, for example "Choose a country"; leave out when a value is always set. */
    empty?: string
  }

/** One of a short list, in the device's own list control. */
export function SelectField({ label, hint, optional, options, empty, ...rest }: SelectFieldProps) {
  const first = empty === undefined ? [] : [{ value: '', label: empty }]
  return (
    <Themed>
      <NativeSelect {...rest} {...labelled({ ...rest, label, hint, optional })} data={[...first, ...options]} />
    </Themed>
  )
}
