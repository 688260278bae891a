import classes from '#features/pets/parts/list/PetFilters.module.css'
import { QueryField } from '#features/pets/parts/list/PetFilters.tsx'
import { SPECIES, speciesWords } from '#features/pets/species.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { KINDS, kindWords, STATES, stateWords } from '../words.ts'
import type { WelfareView } from './view.ts'

/** Narrows the list of an organisation's animals. */
export function WelfareFilters({ view, onChange }: { view: WelfareView; onChange: (changes: Partial<WelfareView>) => void }) {
  return (
    <search className={classes.filters}>
      <QueryField query={view.query} onQuery={(query) => onChange({ query })} />
      <SelectField
        label="Where it is"
        empty="All"
        options={STATES.map((state) => ({ value: state, label: stateWords[state].label }))}
        value={view.state ?? ''}
        onChange={(event) => onChange({ state: STATES.find((state) => state === event.currentTarget.value) })}
      />
      <SelectField
        label="How it came"
        empty="All"
        options={KINDS.map((kind) => ({ value: kind, label: kindWords[kind].label }))}
        value={view.kind ?? ''}
        onChange={(event) => onChange({ kind: KINDS.find((kind) => kind === event.currentTarget.value) })}
      />
      <SelectField
        label="Animal"
        empty="All"
        options={SPECIES.map((species) => ({ value: species, label: speciesWords[species].label }))}
        value={view.species ?? ''}
        onChange={(event) => onChange({ species: SPECIES.find((species) => species === event.currentTarget.value) })}
      />
    </search>
  )
}
