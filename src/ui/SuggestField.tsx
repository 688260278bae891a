import type { AutocompleteProps } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { FieldProps } from './field.ts'
import { labelled } from './labelled.tsx'
import type { Selected, Suggestions } from './Suggestions.tsx'
import { TextField } from './TextField.tsx'

type SuggestFieldProps = FieldProps &
  Pick<AutocompleteProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'maxLength' | 'renderOption' | 'rightSection'> & {
    /** In the order to show them. The caller matches them to what is typed (`onChange`), so that typing errors can be forgiven. */
    suggestions: readonly string[]
  }

/** The field with its list, once it has been fetched. */
let fetched: typeof Suggestions | null = null

/** Text with suggestions from a long list; what is typed stands even when it is not among them. The list comes when the field is entered. */
export function SuggestField({ label, hint, optional, suggestions, onFocus, onChange, renderOption, ...rest }: SuggestFieldProps) {
  const [WithList, setWithList] = useState(() => fetched)
  const [isEntered, setEntered] = useState(false)
  const selected = useRef<Selected>(null)
  const listId = useId()
  const words = labelled({ ...rest, label, hint, optional })
  const inList = { ...(onFocus && { onFocus }), ...(onChange && { onChange }), ...(renderOption && { renderOption }) }
  if (WithList) return <WithList {...rest} {...words} {...inList} suggestions={suggestions} isEntered={isEntered} selected={selected} />
  const fetchList = async () => {
    fetched ??= await import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions, noList)
    setWithList(() => fetched)
  }
  const { rightSection, ...input } = rest
  return (
    <TextField
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      aria-haspopup="listbox"
      aria-autocomplete="list"
      autoComplete="off"
      {...input}
      ref={(field) => () => {
        if (field) selected.current = [field.selectionStart, field.selectionEnd]
      }}
      after={rightSection}
      label={label}
      hint={hint}
      optional={optional}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onBlur={(event) => {
        setEntered(false)
        rest.onBlur?.(event)
      }}
      onFocus={(event) => {
        setEntered(true)
        onFocus?.(event)
        void fetchList()
      }}
    />
  )
}

/** Without a connection the field takes what is typed all the same. */
const noList = () => null
