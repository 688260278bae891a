import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import { Themed } from './Themed.tsx'

type SuggestFieldProps = FieldProps &
  Omit<AutocompleteProps, 'label' | 'description' | 'data' | 'filter'> & {
    /** In the order to show them. The caller matches them to what is typed (`onChange`), so that typing errors can be forgiven. */
    suggestions: readonly string[]
  }

/** Text with suggestions from a long list; what is typed stands even when it is not among them. */
export function SuggestField({ label, hint, optional, suggestions, ...rest }: SuggestFieldProps) {
  return (
    <Themed>
      <Autocomplete
        autoComplete="off"
        {...rest}
        {...labelled({ ...rest, label, hint, optional })}
        data={[...suggestions]}
        filter={({ options }) => options}
        limit={12}
        comboboxProps={{ withinPortal: false }}
      />
    </Themed>
  )
}
