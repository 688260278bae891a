import { useAsk } from '#platform/web/useAsk.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { whenText } from '#ui/whentext.ts'
import { getLitters } from '../../contract.ts'
import { STATES, stateWords } from '../words.ts'
import type { AnimalView } from './view.ts'

/** Narrows the list of a breeder's animals. */
export function AnimalFilters({ view, onChange }: { view: AnimalView; onChange: (changes: Partial<AnimalView>) => void }) {
  const { data: litters } = useAsk(getLitters, { pageSize: 100 })
  return (
    <Filters query={view.query} onQuery={(query) => onChange({ query })}>
      <FilterSelect label="State" values={STATES} words={stateWords} value={view.state} onChange={(state) => onChange({ state })} />
      <SelectField
        label="Litter"
        empty="All"
        options={(litters?.items ?? []).map(({ id, damName, bornOn }) => ({
          value: id,
          label: `${damName}, ${whenText(bornOn, 'short')}`,
        }))}
        value={view.litter}
        onChange={(event) => onChange({ litter: event.currentTarget.value })}
      />
    </Filters>
  )
}
