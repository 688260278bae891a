import { verifyChipNumber } from '#features/chips/contract.ts'
import { verdictOf } from '#features/pets/parts/chip/verdict.ts'
import { useAskEach } from '#platform/web/useAsk.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { AddNumbers } from './AddNumbers.tsx'
import { ForAll } from './ForAll.tsx'
import { numbersOf } from './numbers.ts'
import type { LitterForm } from './useLitter.ts'
import classes from './Young.module.css'
import { YoungRow } from './YoungRow.tsx'

/** How long the answer about a chip is good enough to show. */
const FRESH_SECONDS = 120

/** The young: their numbers one after another, then what tells them apart. */
export function YoungStep({ form }: { form: LitterForm }) {
  const { young, species, evenIfHeldElsewhere } = form.values
  const known = useAskEach(
    verifyChipNumber,
    numbersOf(young).map((chipNumber) => ({ chipNumber })),
    { freshFor: FRESH_SECONDS },
  )
  const asksAnyway = evenIfHeldElsewhere || known.some((answer) => answer && verdictOf(answer).kind === 'elsewhere')
  return (
    <Rows>
      <AddNumbers young={young} error={form.errors['young']} onYoung={(next) => form.setFieldValue('young', next)} />
      {young.length > 1 && <ForAll species={species} young={young} onYoung={(next) => form.setFieldValue('young', next)} />}
      {young.length > 0 && (
        <ol className={classes.rows} aria-label="The young">
          {young.map((one, index) => (
            <li key={one.key}>
              <YoungRow form={form} index={index} onRemove={() => form.removeListItem('young', index)} />
            </li>
          ))}
        </ol>
      )}
      {asksAnyway && (
        <CheckField
          {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
          label="Register them here as well. I will tell the other database that its record has moved."
        />
      )}
    </Rows>
  )
}
