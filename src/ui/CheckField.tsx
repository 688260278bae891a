import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'

/** One thing to agree to; spread `form.getInputProps('path', { type: 'checkbox' })`. */
export function CheckField({ label, hint, optional, ...rest }: FieldProps & Omit<CheckboxProps, 'label' | 'description'>) {
  return <Checkbox {...rest} {...labelled({ ...rest, label, hint, optional })} />
}
