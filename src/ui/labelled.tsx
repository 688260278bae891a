import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'

/** What Mantine's inputs call a field's label, hint and id. */
export function labelled(field: Omit<FieldProps, 'error'>) {
  const id = idOf(field)
  return {
    ...(id !== undefined && { id }),
    label: <FieldLabel optional={field.optional}>{field.label}</FieldLabel>,
    description: field.hint,
  }
}
