import { SPECIES, speciesWords } from '#features/pets/species.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { KINDS, kindWords, STATES, stateWords } from '../words.ts'
import type { WelfareView } from './view.ts'

/** Narrows the list of an organisation's animals. */
export function WelfareFilters({ view, onChange }: { view: WelfareView; onChange: (changes: Partial<WelfareView>) => void }) {
  return (
    <Filters query={view.query} onQuery={(query) => onChange({ query })}>
      <FilterSelect label="Where it is" values={STATES} words={stateWords} value={view.state} onChange={(state) => onChange({ state })} />
      <FilterSelect label="How it came" values={KINDS} words={kindWords} value={view.kind} onChange={(kind) => onChange({ kind })} />
      <FilterSelect
        label="Animal"
        values={SPECIES}
        words={speciesWords}
        value={view.species}
        onChange={(species) => onChange({ species })}
      />
    </Filters>
  )
}
