import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { IMPLANT_STATES, implantWords } from '../../words.ts'
import { type ImplantView, SORTS, sortWords } from './view.ts'

/** Narrows and orders the list of implants. */
export function ImplantFilters({ view, onChange }: { view: ImplantView; onChange: (changes: Partial<ImplantView>) => void }) {
  return (
    <Filters few query={view.query} onQuery={(query) => onChange({ query })}>
      <FilterSelect
        label="State"
        values={IMPLANT_STATES}
        words={implantWords}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
      <SelectField
        label="Order"
        options={SORTS.map((sort) => ({ value: sort, label: sortWords[sort] }))}
        value={view.sort}
        onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? '-implantedOn' })}
      />
    </Filters>
  )
}
