import { IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useReadOver } from '#features/chips/kit/useReadOver.ts'
import { coloursLike } from '#features/pets/kit/form/colours.ts'
import shared from '#features/pets/kit/litter/Rows.module.css'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { fieldId } from '#ui/field.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSource } from '../register/useSource.ts'
import { withoutRow } from './answers.ts'
import { RowLook } from './RowLook.tsx'
import { doubleOf, filledRows } from './rows.ts'
import classes from './Table.module.css'
import type { LitterForm } from './useLitterForm.ts'

interface RowProps {
  form: LitterForm
  index: number
  onRemove: () => void
}

/** One animal of the litter: its number, looked at as it stands, and what tells it apart. */
export function Row({ form, index, onRemove }: RowProps) {
  const { rows, pet } = form.values
  const row = rows[index]
  const at = (name: string) => `rows.${index}.${name}`
  const readOver = useReadOver((number) => {
    form.setFieldValue(at('chipNumber'), number)
    form.setFieldValue(at('evenIfHeldElsewhere'), false)
  })
  const found = useSource(row?.chipNumber ?? '')
  if (!row) return null
  const field = (name: string) => {
    const { error, ...props } = form.getInputProps(at(name))
    return { ...props, error: bare(error) }
  }
  const isEmpty = filledRows([row]).length === 0
  const even = field('evenIfHeldElsewhere')
  return (
    <fieldset className={`${shared.row} ${classes.row}`}>
      <legend className={shared.rowTitle}>
        <VisuallyHidden>Row </VisuallyHidden>
        {index + 1}
      </legend>
      <div className={shared.number}>
        <TextField
          {...field('chipNumber')}
          label="Microchip number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          className={shared.digits}
          onKeyDown={(event) => toNextNumber(event, index)}
          {...readOver}
        />
      </div>
      <div className={shared.name}>
        <TextField {...field('name')} label="Name" maxLength={60} autoComplete="off" />
      </div>
      <SelectField {...field('sex')} label="Sex" empty="Choose" options={SEXES} />
      <SuggestField {...field('colour')} label="Colour" maxLength={60} suggestions={coloursLike(pet.species, row.colour)} />
      {!isEmpty && (
        <button className={shared.remove} type="button" aria-label={`Remove row ${index + 1}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </button>
      )}
      <div className={classes.look}>
        {!field('chipNumber').error && !even.error && <RowLook row={row} double={doubleOf(rows, index)} found={found} />}
        {(found.holder || row.evenIfHeldElsewhere || even.error) && (
          <CheckField
            {...form.getInputProps(at('evenIfHeldElsewhere'), { type: 'checkbox' })}
            error={even.error}
            label="Register it here too. I’ve checked the number, and I’ll tell the other database that its record has moved."
          />
        )}
      </div>
    </fieldset>
  )
}

const bare = (error: ReactNode) => (typeof error === 'string' ? withoutRow(error) : error)

/** A reader ends each number with Enter: it goes on to the next row, and never sends the form. */
function toNextNumber(event: KeyboardEvent, index: number) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById(fieldId(`rows.${index + 1}.chipNumber`))?.focus()
}
