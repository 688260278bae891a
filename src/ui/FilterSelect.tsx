import type { List } from '#platform/web/useList.ts'
import { SelectField } from './SelectField.tsx'

interface FilterSelectProps {
  list: List
  /** The choice of the list's view that it makes. */
  by: string
  label: string
  /** How what can be chosen is called. */
  words: Readonly<Record<string, string | { label: string }>>
  /** The choice of all, where none is usual. */
  empty?: string
}

/** Narrows a list to the rows of one kind or state, or orders it. */
export function FilterSelect({ list: { choices, chosen, choose }, by, label, words, empty = 'All' }: FilterSelectProps) {
  const options = Object.entries(words)
    .filter(([value]) => choices[by]?.read(value))
    .map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.label }))
  return (
    <SelectField
      label={label}
      {...(!choices[by]?.usual && { empty })}
      options={options}
      value={chosen.get(by) ?? ''}
      onChange={(event) => choose(by, event.currentTarget.value)}
    />
  )
}
