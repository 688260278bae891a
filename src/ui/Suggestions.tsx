import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Themed } from './Themed.tsx'

/** The field of a SuggestField with its list, in a file of its own: it is the heaviest field there is. */
export function Suggestions({ suggestions, ...rest }: Omit<AutocompleteProps, 'data' | 'filter'> & { suggestions: readonly string[] }) {
  return (
    <Themed>
      <Autocomplete
        autoComplete="off"
        {...rest}
        data={[...suggestions]}
        filter={({ options }) => options}
        limit={12}
        comboboxProps={{ withinPortal: false }}
      />
    </Themed>
  )
}
