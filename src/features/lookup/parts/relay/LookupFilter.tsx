import { getUsersPets } from '#features/pets/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { SelectField } from '#ui/SelectField.tsx'
import classes from './LookupFilter.module.css'
import type { ListView } from './listview.ts'

interface LookupFilterProps {
  view: ListView
  onView: (next: Partial<ListView>) => void
}

/** Chooses between the lookups of my pets, of one of them, and those that I made. */
export function LookupFilter({ view, onView }: LookupFilterProps) {
  const pets = useAsk(getUsersPets, { pageSize: 100 }).data?.items ?? []
  return (
    <div className={classes.filter}>
      <SelectField
        label="Show"
        options={[
          { value: 'myPets', label: 'Lookups of my pets' },
          { value: 'mine', label: 'Chips that I looked up' },
        ]}
        value={view.of}
        onChange={(event) => onView({ of: event.currentTarget.value === 'mine' ? 'mine' : 'myPets', petId: '' })}
      />
      {view.of === 'myPets' && pets.length > 1 && (
        <SelectField
          label="Pet"
          empty="All my pets"
          options={pets.map(({ id, name }) => ({ value: id, label: name }))}
          value={view.petId}
          onChange={(event) => onView({ petId: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
