import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SPECIES, speciesWords } from '../../species.ts'
import { statusWords } from '../words/status.ts'
import { type PetView, STATUSES } from './view.ts'

/** Narrows and orders the list of pets. */
export function PetFilters({ view, onChange }: { view: PetView; onChange: (changes: Partial<PetView>) => void }) {
  return (
    <Filters query={view.query} onQuery={(query) => onChange({ query })}>
      <FilterSelect
        label="Animal"
        values={SPECIES}
        words={speciesWords}
        value={view.species}
        onChange={(species) => onChange({ species })}
      />
      <FilterSelect label="State" values={STATUSES} words={statusWords} value={view.status} onChange={(status) => onChange({ status })} />
      <SelectField
        label="Order"
        options={[
          { value: 'name', label: 'By name' },
          { value: '-registeredAt', label: 'Newest first' },
        ]}
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value === 'name' ? 'name' : '-registeredAt' })}
      />
    </Filters>
  )
}
