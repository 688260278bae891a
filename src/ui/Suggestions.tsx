import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Themed } from './Themed.tsx'

/** From where to where the text of a field is selected, as the field left it. */
export type Selected = [from: number | null, to: number | null] | null

type SuggestionsProps = Omit<AutocompleteProps, 'data' | 'filter'> & {
  suggestions: readonly string[]
  /** It takes the place of a field that someone is in. */
  isEntered: boolean
  /** Who came by Tab has all of it selected, and what they type takes its place. */
  selected: RefObject<Selected>
}

/** The field of a SuggestField with its list, in a file of its own: it is the heaviest field there is. */
export function Suggestions({ suggestions, isEntered, selected, ...rest }: SuggestionsProps) {
  const field = useRef<HTMLInputElement>(null)
  const wasEntered = useRef(isEntered)
  useLayoutEffect(() => {
    if (!wasEntered.current) return
    field.current?.focus()
    if (selected.current) field.current?.setSelectionRange(...selected.current)
  }, [selected])
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
