import { type ChipAnswer, verdictOf } from '#features/chips/kit/verdict.ts'
import { ForAll } from '#features/pets/kit/litter/ForAll.tsx'
import { Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { AddNumbers } from './AddNumbers.tsx'
import { OffspringRow } from './OffspringRow.tsx'
import type { LitterForm } from './useLitter.ts'

/** The offspring: their numbers one after another, then what tells them apart. */
export function OffspringStep({ form, known }: { form: LitterForm; known: ReadonlyMap<string, ChipAnswer> }) {
  const { young, species, evenIfHeldElsewhere } = form.values
  const asksAnyway = evenIfHeldElsewhere || [...known.values()].some((answer) => verdictOf(answer).kind === 'elsewhere')
  return (
    <Rows>
      <AddNumbers young={young} error={form.errors['young']} onOffspring={(next) => form.setFieldValue('young', next)} />
      {young.length > 1 && <ForAll species={species} rows={young} onRows={(next) => form.setFieldValue('young', next)} />}
      {young.length > 0 && (
        <Stack component="ol" gap="1rem" aria-label="Animals in the litter">
          {young.map((one, index) => (
            <li key={one.key}>
              <OffspringRow form={form} index={index} onRemove={() => form.removeListItem('young', index)} />
            </li>
          ))}
        </Stack>
      )}
      {asksAnyway && (
        <CheckField
          {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
          label="Register them here too. I’ll tell the other database that its record has moved."
        />
      )}
    </Rows>
  )
}
