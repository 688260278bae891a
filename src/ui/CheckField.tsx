import { Checkbox, type CheckboxProps } from '@mantine/core'
import { type FieldProps, idOf } from './field.ts'

/** One thing to agree to; spread `form.getInputProps('path', { type: 'checkbox' })`. */
export function CheckField({ hint, ...rest }: Omit<FieldProps, 'optional'> & Omit<CheckboxProps, 'description'>) {
  const id = idOf(rest)
  return <Checkbox {...rest} {...(id !== undefined && { id })} description={hint} />
}
