import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { FieldLabel } from './FieldLabel.tsx'
import { type FieldProps, idOf } from './field.ts'

type SuggestFieldProps = FieldProps &
  Omit<AutocompleteProps, 'label' | 'description' | 'data' | 'filter'> & {
    /** Suggestions in the order to show them; the caller matches them to what is typed (`onChange`), so typing errors can be forgiven. */
    suggestions: readonly string[]
  }

/** Text with suggestions from a long list; what is typed stands even when it is not among them. */
export function SuggestField({ label, hint, optional, suggestions, ...rest }: SuggestFieldProps) {
  const id = idOf(rest)
  return (
    <Autocomplete
      autoComplete="off"
      {...rest}
      {...(id !== undefined && { id })}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      data={[...suggestions]}
      filter={({ options }) => options}
      limit={12}
    />
  )
}
