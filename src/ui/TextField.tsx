import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'

/** Fields are as wide as what belongs in them: a postcode is short, an address is not. */
export type FieldWidth = 'full' | 'long' | 'medium' | 'short'

type Own = FieldProps & { width?: FieldWidth }

/** One line of text. */
export function TextField({
  label,
  hint,
  optional,
  width = 'full',
  ...rest
}: Own & Omit<TextInputProps, 'label' | 'description' | 'width'>) {
  return <TextInput {...rest} {...around({ label, hint, optional }, rest)} maw={widths[width]} />
}

/** Several lines of text, growing with what is typed. */
export function LongTextField({
  label,
  hint,
  optional,
  width = 'full',
  ...rest
}: Own & Omit<TextareaProps, 'label' | 'description' | 'width'>) {
  return <Textarea autosize minRows={3} maxRows={12} {...rest} {...around({ label, hint, optional }, rest)} maw={widths[width]} />
}

const widths: Record<FieldWidth, string | number> = { full: '100%', long: 480, medium: 300, short: 168 }

function around({ label, hint, optional }: Omit<FieldProps, 'error'>, rest: Pick<FieldProps, 'id' | 'data-path'>) {
  const id = idOf(rest)
  return {
    ...(id !== undefined && { id }),
    label: <FieldLabel optional={optional}>{label}</FieldLabel>,
    description: hint,
    inputWrapperOrder: [...order],
  }
}

const order = ['label', 'description', 'error', 'input'] as const
