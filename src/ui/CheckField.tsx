import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import { Themed } from './Themed.tsx'

/** One thing to agree to; spread `form.getInputProps('path', { type: 'checkbox' })`. */
export function CheckField({ label, hint, optional, ...rest }: FieldProps & Omit<CheckboxProps, 'label' | 'description'>) {
  return (
    <Themed>
      <Checkbox {...rest} {...labelled({ ...rest, label, hint, optional })} />
    </Themed>
  )
}
