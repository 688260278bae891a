import { QueryField } from '#features/pets/parts/list/PetFilters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { UNIT_STATES, unitWords } from '../../words.ts'
import classes from '../Filters.module.css'
import { type HandView, LONGEST, statusOf } from './view.ts'

/** Narrows the list of chips. */
export function HandFilters({ view, onChange }: { view: HandView; onChange: (changes: Partial<HandView>) => void }) {
  return (
    <search className={classes.filters}>
      <QueryField label="Microchip number or batch" maxLength={LONGEST} query={view.query} onQuery={(query) => onChange({ query })} />
      <SelectField
        label="State"
        options={[
          ...UNIT_STATES.map((status) => ({ value: status, label: unitWords[status].label })),
          { value: 'all', label: 'All chips' },
        ]}
        value={view.status}
        onChange={(event) => onChange({ status: statusOf(event.currentTarget.value) })}
      />
    </search>
  )
}
