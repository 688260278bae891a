import { QueryField } from '#features/pets/parts/list/PetFilters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { IMPLANT_STATES, implantWords } from '../../words.ts'
import classes from '../Filters.module.css'
import { type ImplantView, SORTS, sortWords } from './view.ts'

/** Narrows and orders the list of implants. */
export function ImplantFilters({ view, onChange }: { view: ImplantView; onChange: (changes: Partial<ImplantView>) => void }) {
  return (
    <search className={classes.filters}>
      <QueryField query={view.query} onQuery={(query) => onChange({ query })} />
      <SelectField
        label="State"
        empty="All"
        options={IMPLANT_STATES.map((state) => ({ value: state, label: implantWords[state].label }))}
        value={view.state ?? ''}
        onChange={(event) => onChange({ state: IMPLANT_STATES.find((state) => state === event.currentTarget.value) })}
      />
      <SelectField
        label="Order"
        options={SORTS.map((sort) => ({ value: sort, label: sortWords[sort] }))}
        value={view.sort}
        onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? '-implantedOn' })}
      />
    </search>
  )
}
