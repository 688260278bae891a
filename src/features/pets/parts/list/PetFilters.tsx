import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SPECIES, speciesWords } from '../../species.ts'
import { statusWords } from '../words/status.ts'
import classes from './PetFilters.module.css'
import { type PetView, STATUSES } from './view.ts'

const PAUSE_MS = 250

/** Narrows and orders the list of pets. */
export function PetFilters({ view, onChange }: { view: PetView; onChange: (changes: Partial<PetView>) => void }) {
  return (
    <search className={classes.filters}>
      <QueryField query={view.query} onQuery={(query) => onChange({ query })} />
      <SelectField
        label="Animal"
        empty="All"
        options={SPECIES.map((species) => ({ value: species, label: speciesWords[species].label }))}
        value={view.species ?? ''}
        onChange={(event) => onChange({ species: SPECIES.find((species) => species === event.currentTarget.value) })}
      />
      <SelectField
        label="State"
        empty="All"
        options={STATUSES.map((status) => ({ value: status, label: statusWords[status].label }))}
        value={view.status ?? ''}
        onChange={(event) => onChange({ status: STATUSES.find((status) => status === event.currentTarget.value) })}
      />
      <SelectField
        label="Order"
        options={[
          { value: 'name', label: 'By name' },
          { value: '-registeredAt', label: 'Newest first' },
        ]}
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value === 'name' ? 'name' : '-registeredAt' })}
      />
    </search>
  )
}

interface QueryFieldProps {
  query: string
  onQuery: (query: string) => void
  label?: string
  maxLength?: number
}

/** Asks after a pause in the typing, and follows the address when that changes by other means. */
export function QueryField({ query, onQuery, label = 'Name or microchip number', maxLength = 60 }: QueryFieldProps) {
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next)
    onQuery(next)
  }, PAUSE_MS)
  if (query !== seen) {
    setSeen(query)
    // What was asked for here is still being typed on; anything else came with the address.
    if (query !== asked) setTyped(query)
  }
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        ask(event.currentTarget.value.trim())
      }}
    />
  )
}
