import { SelectField } from './SelectField.tsx'

interface FilterSelectProps<Value extends string> {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, { label: string }>>
  /** None: the rows are not narrowed by this. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  /** The choice of all. */
  empty?: string
}

/** Narrows a list to the rows of one kind or state. */
export function FilterSelect<Value extends string>({ label, values, words, value, onChange, empty = 'All' }: FilterSelectProps<Value>) {
  return (
    <SelectField
      label={label}
      empty={empty}
      options={values.map((one) => ({ value: one, label: words[one].label }))}
      value={value ?? ''}
      onChange={(event) => onChange(values.find((one) => one === event.currentTarget.value))}
    />
  )
}
