import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useEffect, useRef } from 'react'
import { Themed } from './Themed.tsx'

type SuggestionsProps = Omit<AutocompleteProps, 'data' | 'filter'> & {
  suggestions: readonly string[]
  /** It takes the place of a field that someone is in. */
  isEntered: boolean
}

/** The field of a SuggestField with its list, in a file of its own: it is the heaviest field there is. */
export function Suggestions({ suggestions, isEntered, ...rest }: SuggestionsProps) {
  const field = useRef<HTMLInputElement>(null)
  const wasEntered = useRef(isEntered)
  useEffect(() => {
    if (wasEntered.current) field.current?.focus()
  }, [])
  return (
    <Themed>
      <Autocomplete
        autoComplete="off"
        ref={field}
        {...rest}
        data={isWhole(suggestions, rest.value) ? [] : [...suggestions]}
        filter={({ options }) => options}
        limit={12}
        // Below the field even where there's little room: above it, the list would lie over the question.
        comboboxProps={{ withinPortal: false, position: 'bottom', middlewares: { flip: false } }}
      />
    </Themed>
  )
}

/** Nothing is left to suggest, and an open list would lie over the next question. */
const isWhole = (suggestions: readonly string[], value: string | undefined) => value !== undefined && suggestions.includes(value)
