import type { ReactNode } from 'react'
import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import { BackupField } from '#features/welfare/kit/BackupField.tsx'
import type { ChosenAnimal } from '#features/welfare/kit/points.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { getPetRequests, sellPetByWelfare } from '../../contract.ts'
import { GroundField } from './GroundField.tsx'
import { namesOf } from './names.ts'

interface AdoptDialogProps {
  pets: readonly ChosenAnimal[]
  /** What is said first. */
  note?: ReactNode
  onDone?: () => void
  onClose: () => void
}

/** Offers animals to one person, who becomes the keeper of each by accepting it. */
export function AdoptDialog({ pets, note, onDone, onClose }: AdoptDialogProps) {
  const names = namesOf(pets)
  const [first, ...others] = pets.map(({ id }) => id)
  const { form, formProps, summary, isPending } = useContractForm(sellPetByWelfare, {
    once: true,
    initial: { adopter: { email: '', mobile: '' }, statement: '', rescueBackup: true, note: '' },
    asks: (values) => withoutBlanks({ ...values, petId: first, alsoPetIds: others }),
    atFields: atOtherFields({ adopter: 'adopter.email' }),
    refresh: [getWelfarePets, getWelfareReports, getPetRequests],
    toast: true,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog title={`Offer ${names} for adoption`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        {note}
        <div>They have 14 days to accept, and become the keeper when they do. Until then, you’re the keeper.</div>
        <EmailField
          {...form.getInputProps('adopter.email')}
          label="Adopter’s e-mail address"
          hint="You can enter a mobile number instead."
          autoComplete="off"
        />
        <TextField {...form.getInputProps('adopter.mobile')} label="Adopter’s mobile number" type="tel" autoComplete="off" />
        <GroundField pets={pets} field={form.getInputProps('statement')} />
        <LongTextField
          {...form.getInputProps('note')}
          label="A note to them"
          hint="They’ll see it with your organisation’s name."
          maxLength={500}
          optional
        />
        <BackupField animal={names} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
        <DialogActions busy={isPending} onClose={onClose}>
          Send the offer
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}
