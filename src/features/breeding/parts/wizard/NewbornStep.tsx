import { IconTrash } from '@tabler/icons-react'
import { coloursLike } from '#features/pets/kit/form/colours.ts'
import classes from '#features/pets/kit/litter/Rows.module.css'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import { Stack } from '#ui/Box.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { fieldId } from '#ui/field.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { LitterForm } from './useLitter.ts'
import { sexWordsOf, withCount } from './withcount.ts'

/** How many there are of each sex, and what tells them apart until they have their chips. */
export function NewbornStep({ form }: { form: LitterForm }) {
  const { newborn, species } = form.values
  const words = sexWordsOf(species)
  const many = (sex: 'female' | 'male') => ({
    label: `How many ${words[sex].many}?`,
    value: String(newborn.filter((one) => one.sex === sex).length || ''),
    inputMode: 'numeric' as const,
    maxLength: 2,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const wanted = { sex, count: currentTarget.value, word: words[sex].one }
      form.setFieldValue(
        'newborn',
        withCount(newborn, wanted, () => crypto.randomUUID()),
      )
    },
  })
  return (
    <Rows>
      <p>Count those that are alive. You can change all of this on the litter’s page.</p>
      <Columns min="9rem">
        <TextField id={fieldId('newborn')} {...many('female')} error={form.errors['newborn']} />
        <TextField {...many('male')} />
      </Columns>
      {newborn.length > 0 && (
        <Stack component="ol" gap="1rem" aria-label="Animals in the litter">
          {newborn.map(({ key }, index) => (
            <li key={key}>
              <NewbornRow form={form} index={index} />
            </li>
          ))}
        </Stack>
      )}
    </Rows>
  )
}

function NewbornRow({ form, index }: { form: LitterForm; index: number }) {
  const { newborn, species } = form.values
  const field = (name: string) => form.getInputProps(`newborn.${index}.${name}`)
  return (
    <fieldset className={classes.row}>
      <legend className={classes.rowTitle}>
        {index + 1}
        <VisuallyHidden> of {newborn.length}</VisuallyHidden>
      </legend>
      <div className={classes.number}>
        <TextField {...field('name')} label="Name, number or ribbon" maxLength={60} autoComplete="off" />
      </div>
      <div className={classes.name}>
        <Columns min="6.5rem">
          <SelectField {...field('sex')} label="Sex" empty="Choose" options={SEXES} />
          <SuggestField
            {...field('colour')}
            label="Colour"
            maxLength={60}
            suggestions={coloursLike(species, newborn[index]?.colour ?? '')}
            optional
          />
        </Columns>
      </div>
      <button
        className={classes.remove}
        type="button"
        aria-label={`Remove row ${index + 1}`}
        onClick={() => form.removeListItem('newborn', index)}
      >
        <IconTrash size={20} aria-hidden="true" />
      </button>
    </fieldset>
  )
}
