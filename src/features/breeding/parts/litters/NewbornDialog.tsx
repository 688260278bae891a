import { coloursLike } from '#features/pets/kit/form/colours.ts'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { removeNewborn, saveNewborn } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import type { Litter } from './columns.tsx'

interface NewbornDialogProps {
  litter: Litter
  /** The animal that’s corrected; none where one is added. */
  newborn?: Litter['newborn'][number]
  onClose: () => void
}

/** Corrects how an animal without a chip is told from the others, or adds one. */
export function NewbornDialog({ litter, newborn, onClose }: NewbornDialogProps) {
  const { form, formProps, summary, isPending } = useContractForm(saveNewborn, {
    initial: { name: newborn?.name ?? '', sex: newborn?.sex ?? '', colour: newborn?.colour ?? '' },
    asks: ({ sex, ...values }) => ({ ...values, ...(sex && { sex }), litterId: litter.id, ...(newborn && { newbornId: newborn.id }) }),
    refresh: CHANGED,
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={newborn ? `Correct ${newborn.name}` : `Add an animal to ${litter.damName}’s litter`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <TextField {...form.getInputProps('name')} label="Name, number or ribbon" maxLength={60} autoComplete="off" />
        <SelectField {...form.getInputProps('sex')} label="Sex" empty="Choose" options={SEXES} />
        <SuggestField
          {...form.getInputProps('colour')}
          label="Colour"
          maxLength={60}
          suggestions={coloursLike(litter.species, form.values.colour)}
          optional
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Save
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** Takes an animal without a chip off its litter, and asks why. */
export function TakeOffDialog({ litter, newborn, onClose }: Required<NewbornDialogProps>) {
  const { form, formProps, summary, isPending } = useContractForm(removeNewborn, {
    initial: { why: '', diedOn: '', diedOf: '' },
    asks: (values) => withoutBlanks({ ...values, litterId: litter.id, newbornId: newborn.id }),
    refresh: CHANGED,
    toast: `${newborn.name} isn’t on the list any more`,
    then: onClose,
  })
  return (
    <FormDialog title={`Take ${newborn.name} off the list?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ChoiceCards
          {...form.getInputProps('why')}
          label="Why?"
          choices={[
            { value: 'died', label: 'It has died', hint: 'It counts among the litter’s losses.' },
            {
              value: 'mistake',
              label: 'It shouldn’t be here',
              hint: 'It was written down by mistake, or it’s on the register already. It won’t count here any more.',
            },
          ]}
        />
        {form.values.why === 'died' && (
          <>
            <DateField {...form.getInputProps('diedOn')} label="When did it die?" optional />
            <TextField
              {...form.getInputProps('diedOf')}
              label="Cause"
              hint="As you or your vet would put it"
              maxLength={120}
              autoComplete="off"
              optional
            />
          </>
        )}
        <DialogActions busy={isPending} onClose={onClose}>
          Take {newborn.name} off the list
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
