import { useState } from 'react'
import { coloursLike } from '#features/pets/kit/form/colours.ts'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { addToLitter, type getLitters, joinLitter } from '../../contract.ts'
import { CHANGED } from '../changed.ts'

interface AddToLitterProps {
  litter: AnswerOf<typeof getLitters>['items'][number]
  onClose: () => void
}

/** Adds one more animal to a litter: one that got its chip later, or that's on the register already. */
export function AddToLitter({ litter, onClose }: AddToLitterProps) {
  const [isRegistered, setRegistered] = useState(false)
  return (
    <FormDialog title={`Add an animal to ${litter.damName}’s litter`} onClose={onClose}>
      <Rows>
        <CheckField
          label="It’s already registered in my name"
          checked={isRegistered}
          onChange={(event) => setRegistered(event.currentTarget.checked)}
        />
        {isRegistered ? <JoinForm litter={litter} onClose={onClose} /> : <NewAnimal litter={litter} onClose={onClose} />}
      </Rows>
    </FormDialog>
  )
}

function JoinForm({ litter: { id }, onClose }: AddToLitterProps) {
  const { form, formProps, summary, isPending } = useContractForm(joinLitter, {
    initial: { chipNumber: '' },
    asks: (values) => ({ ...values, litterId: id }),
    refresh: CHANGED,
    toast: true,
    then: onClose,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TextField
        {...form.getInputProps('chipNumber')}
        label="Microchip number"
        hint="We’ll add it to the litter if you’re its first keeper and it was born with the others."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DialogActions busy={isPending} onClose={onClose}>
        Add to the litter
      </DialogActions>
    </FormRows>
  )
}

function NewAnimal({ litter: { id, species }, onClose }: AddToLitterProps) {
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
  )
}
