import classes from '#features/pets/parts/list/PetFilters.module.css'
import { QueryField } from '#features/pets/parts/list/PetFilters.tsx'
import { useAsk } from '#platform/web/useAsk.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { whenText } from '#ui/whentext.ts'
import { getLitters } from '../../contract.ts'
import { STATES, stateWords } from '../words.ts'
import type { AnimalView } from './view.ts'

/** Narrows the list of a breeder's animals. */
export function AnimalFilters({ view, onChange }: { view: AnimalView; onChange: (changes: Partial<AnimalView>) => void }) {
  const { data: litters } = useAsk(getLitters, { pageSize: 100 })
  return (
    <search className={classes.filters}>
      <QueryField query={view.query} onQuery={(query) => onChange({ query })} />
      <SelectField
        label="State"
        empty="All"
        options={STATES.map((state) => ({ value: state, label: stateWords[state].label }))}
        value={view.state ?? ''}
        onChange={(event) => onChange({ state: STATES.find((state) => state === event.currentTarget.value) })}
      />
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
    </search>
  )
}
