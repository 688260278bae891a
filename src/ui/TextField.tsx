import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import { Themed } from './Themed.tsx'

type Width = 'full' | 'long' | 'medium' | 'short'

type TextFieldProps = FieldProps &
  Omit<TextInputProps, 'label' | 'description' | 'width'> & {
    /** Fields are as wide as what belongs in them: a postcode is short, an address is not. */
    width?: Width
  }

/** One line of text. */
export function TextField({ label, hint, optional, width = 'full', ...rest }: TextFieldProps) {
  return (
    <Themed>
      <TextInput {...rest} {...labelled({ ...rest, label, hint, optional })} styles={{ wrapper: { maxWidth: widths[width] } }} />
    </Themed>
  )
}

const widths: Record<Width, string> = { full: '100%', long: '30rem', medium: '19rem', short: '10.5rem' }

type LongTextFieldProps = FieldProps & Omit<TextareaProps, 'label' | 'description'>

/** Several lines of text, growing with what is typed. */
export function LongTextField({ label, hint, optional, ...rest }: LongTextFieldProps) {
  return (
    <Themed>
      <Textarea autosize minRows={3} maxRows={12} {...rest} {...labelled({ ...rest, label, hint, optional })} />
    </Themed>
  )
}
