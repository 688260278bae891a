import { Filters } from '#ui/Filters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { UNIT_STATES, unitWords } from '../../words.ts'
import { type HandView, LONGEST, statusOf } from './view.ts'

/** Narrows the list of chips. */
export function HandFilters({ view, onChange }: { view: HandView; onChange: (changes: Partial<HandView>) => void }) {
  return (
    <Filters few label="Microchip number or batch" maxLength={LONGEST} query={view.query} onQuery={(query) => onChange({ query })}>
      <SelectField
        label="State"
        options={[
          ...UNIT_STATES.map((status) => ({ value: status, label: unitWords[status].label })),
          { value: 'all', label: 'All chips' },
        ]}
        value={view.status}
        onChange={(event) => onChange({ status: statusOf(event.currentTarget.value) })}
      />
    </Filters>
  )
}
