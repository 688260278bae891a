import type { ReactNode } from 'react'

/** What every field of a form takes; spread `form.getInputProps('path')` beside it. */
export type FieldProps = {
  label: ReactNode
  /** Help that stays visible, under the label. */
  hint?: ReactNode | undefined
  /** What to do about a wrong value; comes with `getInputProps`. */
  error?: ReactNode | undefined
  /** Writes "(optional)" after the label; fields are required unless they say so. */
  optional?: boolean | undefined
  /** Set by `getInputProps`: the field's path in the form's values. */
  'data-path'?: string | undefined
  id?: string | undefined
}

/** The element id of the field at a path, so that an error summary can link to it. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

/** The id given, else the one of the field's path. */
export function idOf({ id, 'data-path': path }: Pick<FieldProps, 'id' | 'data-path'>) {
  if (id) return id
  return path === undefined ? undefined : fieldId(path)
}
