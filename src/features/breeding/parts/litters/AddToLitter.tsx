import { coloursLike } from '#features/pets/kit/form/colours.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { addToLitter, type getLitters } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import { SEXES } from '../wizard/sexes.ts'

interface AddToLitterProps {
  litter: AnswerOf<typeof getLitters>['items'][number]
  onClose: () => void
}

/** Registers one more animal of a litter: the one that got its chip later. */
export function AddToLitter({ litter: { id, damName, species }, onClose }: AddToLitterProps) {
  const { form, formProps, summary, isPending } = useContractForm(addToLitter, {
    initial: {
      offspring: { chipNumber: '', name: '', sex: '', colour: '', markings: '', kennelClubNumber: '' },
      evenIfHeldElsewhere: false,
    },
    asks: (values) => withoutBlanks({ ...values, litterId: id }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Add an animal to ${damName}’s litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('offspring.chipNumber')}
          label="Microchip number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField {...form.getInputProps('offspring.name')} label="Name, number or ribbon" maxLength={60} autoComplete="off" />
        <SelectField {...form.getInputProps('offspring.sex')} label="Sex" empty="Choose" options={SEXES} />
        <SuggestField
          {...form.getInputProps('offspring.colour')}
          label="Colour"
          maxLength={60}
          suggestions={coloursLike(species, form.values.offspring.colour)}
        />
        <TextField {...form.getInputProps('offspring.markings')} label="Markings" maxLength={300} autoComplete="off" optional />
        {species === 'dog' && (
          <TextField
            {...form.getInputProps('offspring.kennelClubNumber')}
            label="Kennel Club number"
            maxLength={20}
            autoComplete="off"
            optional
          />
        )}
        <CheckField
          {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
          label="If another database holds this chip, register it here too"
          hint="You’ll have to tell the other database that the record has moved."
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Add to the litter
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
