import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { coloursLike } from '#features/pets/kit/form/colours.ts'
import classes from '#features/pets/kit/litter/Rows.module.css'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { LitterAnswers } from './answers.ts'
import { RowVerdict } from './RowVerdict.tsx'
import type { LitterForm } from './useLitter.ts'

interface OffspringRowProps {
  form: Pick<LitterForm, 'getInputProps'> & { values: Pick<LitterAnswers, 'young' | 'species'> }
  index: number
  /** Where the row isn’t fixed. */
  onRemove?: () => void
}

/** One of the offspring: its number, checked as it stands, and what tells it apart. */
export function OffspringRow({ form, index, onRemove }: OffspringRowProps) {
  const one = form.values.young[index]
  if (!one) return null
  const field = (name: string) => {
    const { error, ...props } = form.getInputProps(`young.${index}.${name}`)
    return { ...props, error: withoutRow(error) }
  }
  return (
    <fieldset className={classes.row}>
      <legend className={classes.rowTitle}>
        {index + 1}
        <VisuallyHidden> of {form.values.young.length}</VisuallyHidden>
      </legend>
      <div className={classes.number}>
        <TextField
          {...field('chipNumber')}
          label="Microchip number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={classes.digits}
        />
        {!field('chipNumber').error && <RowVerdict chipNumber={one.chipNumber} />}
      </div>
      <div className={classes.name}>
        <TextField {...field('name')} label="Name, number or ribbon" maxLength={60} autoComplete="off" />
      </div>
      <SelectField {...field('sex')} label="Sex" empty="Choose" options={SEXES} />
      <SuggestField {...field('colour')} label="Colour" maxLength={60} suggestions={coloursLike(form.values.species, one.colour)} />
      <TextField {...field('markings')} label="Markings" maxLength={300} autoComplete="off" optional />
      {form.values.species === 'dog' && (
        <TextField {...field('kennelClubNumber')} label="Kennel Club number" maxLength={20} autoComplete="off" optional />
      )}
      {onRemove && (
        <button className={classes.remove} type="button" aria-label={`Remove row ${index + 1}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  )
}

/** At the field itself everybody sees which row it is. */
const withoutRow = (error: ReactNode) => (typeof error === 'string' ? capital(error.replace(/^Row \d+: /, '')) : error)
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
